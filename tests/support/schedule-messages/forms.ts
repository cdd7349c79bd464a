// Every form of a sub-message that chapters 4 and 5 allow, as docs/schedule-messages.md writes them down: each action with one and several flights,
// groups of periods, legs, optional parts there and not there, data elements on each kind of line.

interface Form {
  what: string;
  /** One text of one or several messages; the last one shows the form. */
  text: string;
}

const ssm = (what: string, action: string, ...lines: string[]): Form => ({
  what: `SSM ${what}`,
  text: ["SSM", "LT", action, ...lines].join("\n"),
});
const asm = (what: string, action: string, ...lines: string[]): Form => ({
  what: `ASM ${what}`,
  text: ["ASM", "LT", action, ...lines].join("\n"),
});

const WEEK = "01DEC26 07DEC26 25";
const LATER = "08DEC26 12DEC26 24";
const FREE = "15DEC26 24DEC26 17";
const FREE_TOO = "15DEC26 24DEC26 23";
const SMALL = "J 320 CYM.C12Y138";
const BIG = "J 321 CYBMK.C16Y180";
const WAY = "TAS1000 SKD1050";
const OTHER_WAY = "TAS1130 SKD1220";

const NEW_AND_REPLACING: Form[] = [
  ssm("NEW of one flight", "NEW", "QX454", FREE, SMALL, WAY),
  ssm("NEW of two legs", "NEW", "QX454", FREE, SMALL, WAY, "SKD1130 NCU1300"),
  ssm("NEW by another aircraft on its second leg", "NEW", "QX454", FREE, SMALL, WAY, BIG, "SKD1130 NCU1300"),
  ssm("NEW of two flights, each with its own", "NEW", "QX454", FREE, SMALL, WAY, "QX455", FREE_TOO, BIG, OTHER_WAY),
  ssm("NEW of two flights with all in common", "NEW", "QX454", "QX455", FREE, SMALL, WAY),
  ssm("NEW of two numbers of a line", "NEW", "QX454/455", FREE, SMALL, WAY),
  ssm("NEW of two periods with all in common", "NEW", "QX454", "15DEC26 16DEC26 3", "18DEC26 22DEC26 25", SMALL, WAY),
  ssm("NEW of two periods with aircraft of their own and common legs", "NEW", "QX454", FREE, SMALL, FREE_TOO, BIG, WAY),
  ssm("NEW of two groups", "NEW", "QX454", FREE, SMALL, WAY, FREE_TOO, BIG, OTHER_WAY),
  ssm(
    "NEW with data elements on every line",
    "NEW",
    "QX454 2/QA",
    `${FREE} 99/1`,
    `${SMALL} 98/2`,
    `${WAY} 99/3`,
    "SKD1130 NCU1300",
    "SKDNCU 8/A",
  ),
  ssm("NEW, where the leg's data element counts above the flight's", "NEW", "QX454 2/QA", FREE, SMALL, `${WAY} 2/QB`, "SKD1130 NCU1300"),
  ssm(
    "NEW, where the equipment's data element counts above the period's",
    "NEW",
    "QX454",
    `${FREE} 2/QA`,
    SMALL,
    WAY,
    `${BIG} 2/QB`,
    "SKD1130 NCU1300",
  ),
  ssm("NEW of two periods with data elements of their own", "NEW", "QX454", `${FREE} 2/QA`, `${FREE_TOO} 2/QB`, SMALL, WAY),
  ssm("NEW of a journey's restriction", "NEW", "QX454", FREE, SMALL, WAY, "SKD1130 NCU1300", "TASSKD 8/K", "QQQNCU 170/B"),
  ssm("NEW of every second week", "NEW", "QX454", "02DEC26 20DEC26 3/W2", SMALL, WAY),
  ssm("NEW with seats alone", "NEW", "QX454", FREE, "J 320 .C12Y138", WAY),
  ssm("NEW with a blank before the configuration", "NEW", "QX454", FREE, "J 320 CY .C12Y138", WAY),
  ssm("NEW with modifiers and a registration", "NEW", "QX454", FREE, "J 320 CY/NN.C12Y138 F-GKXA 2/QA", WAY),
  ssm("RPL of one flight", "RPL", "QX451", WEEK, SMALL, "SIN0900 IST1900"),
  ssm("RPL of two groups", "RPL", "QX452", WEEK, SMALL, WAY, LATER, BIG, OTHER_WAY),
  ssm("RPL of two flights", "RPL", "QX452", WEEK, SMALL, WAY, "QX453", LATER, BIG, OTHER_WAY),
  asm("NEW of one flight", "NEW", "QX454/16DEC", SMALL, WAY),
  asm("NEW of two flights", "NEW", "QX454/16DEC", SMALL, WAY, "QX455/17DEC", BIG, OTHER_WAY),
  asm("NEW of two numbers of a line", "NEW COMM", "QX454/455/16DEC 2/QA", SMALL, WAY),
  asm("RPL", "RPL OPER/TECH", "QX452/04DEC", BIG, OTHER_WAY),
  asm("RPL of legs", "RPL", "QX451/04DEC DEL/TAS", BIG, "DEL0230/1 TAS0430/1"),
];

const ENDING: Form[] = [
  ssm("CNL of one flight", "CNL", "QX452", WEEK),
  ssm("CNL of two periods", "CNL", "QX452", WEEK, LATER),
  ssm("CNL of two flights, each with its own", "CNL", "QX452", WEEK, "QX453", LATER),
  ssm("CNL of two flights with all in common", "CNL", "QX452", "QX453", WEEK),
  ssm("CNL of two numbers of a line", "CNL", "QX452/453", WEEK),
  ssm("CNL in two sub-messages, with text", "CNL", "QX452", WEEK, "SI QX453 STAYS", "//", "CNL", "QX451", LATER),
  ssm("SKD until a date", "SKD", "QX452", "03DEC26 09DEC26"),
  ssm("SKD of two flights", "SKD", "QX452", "03DEC26 09DEC26", "QX453", "05DEC26 06DEC26"),
  asm("CNL", "CNL", "QX452/04DEC"),
  asm("CNL for reasons", "CNL WEAT/OPER", "QX452/04DEC", "SI SNOW"),
  asm("CNL of two flights", "CNL", "QX452/04DEC", "QX453/05DEC"),
  asm("CNL of two numbers of a line", "CNL TECH", "QX452/453/04DEC"),
  asm("CNL of legs", "CNL", "QX451/04DEC DEL/TAS/IST"),
  asm("CNL of the last leg", "CNL", "QX451/04DEC TAS/IST"),
  asm("RIN of a flight", "CNL", "QX452/04DEC", "QX453/04DEC", "//", "RIN", "QX452/04DEC"),
  asm("RIN with times, equipment and data elements", "CNL", "QX452/04DEC", "//", "RIN TECH", "QX452/04DEC 2/QA", BIG, "TAS0900 NCU1040"),
  asm("RIN of legs", "CNL", "QX451/04DEC DEL/IST", "//", "RIN", "QX451/04DEC DEL/TAS"),
  asm("RIN of the rest of a flight", "CNL", "QX451/04DEC DEL/IST", "//", "RIN", "QX451/04DEC 2/QA"),
  asm("RIN of a leg with times", "CNL", "QX451/04DEC TAS/IST", "//", "RIN", "QX451/04DEC TAS/IST", "TAS0700/1 IST1200/1", "TASIST 99/2"),
];

const CHANGING: Form[] = [
  ssm("TIM of one leg", "TIM", "QX451", WEEK, "SIN2145 DEL0110/1"),
  ssm("TIM of all legs", "TIM", "QX451", WEEK, "SIN2145 DEL0110/1", "DEL0210/1 TAS0510/1", "TAS0615/1 IST1110/1"),
  ssm("TIM of two groups", "TIM", "QX452", WEEK, "TAS0810 NCU0950", LATER, "TAS0830 NCU1010"),
  ssm("TIM of two periods with all in common", "TIM", "QX452", WEEK, LATER, "TAS0810 NCU0950"),
  ssm("TIM of two flights", "TIM", "QX452", WEEK, "TAS0810 NCU0950", "QX453", LATER, "NCU1100 TAS1240"),
  ssm("TIM with data elements", "TIM", "QX452 2/QA", `${WEEK} 98/4`, "TAS0810 NCU0950 99/1", "TASNCU 8/A"),
  asm("TIM", "TIM OPER", "QX452/04DEC", "TAS0810 NCU0950"),
  asm("TIM of two flights", "TIM", "QX452/04DEC", "TAS0810 NCU0950", "QX453/05DEC", "NCU1100 TAS1240"),
  asm("TIM of a leg that is named", "TIM", "QX451/04DEC DEL/TAS", "DEL0215/1 TAS0515/1"),
  ssm("EQT of all legs", "EQT", "QX451", WEEK, BIG),
  ssm("EQT of two groups", "EQT", "QX451", WEEK, BIG, LATER, SMALL),
  ssm("EQT of two flights", "EQT", "QX452", WEEK, BIG, "QX453", LATER, "J 319 CYK.C8Y100"),
  ssm("EQT of two flights with all in common", "EQT", "QX452", "QX453", WEEK, BIG),
  ssm("EQT of a leg by a slash", "EQT", "QX451", WEEK, BIG, "DEL/TAS"),
  ssm("EQT of legs by their ends", "EQT", "QX451", WEEK, BIG, "DELIST"),
  ssm("EQT of legs above it", "EQT", "QX451", WEEK, "DEL/TAS", BIG),
  ssm("EQT of legs of the flight line", "EQT", "QX451 DEL/TAS/IST", WEEK, BIG),
  ssm("EQT of two aircraft on legs of their own", "EQT", "QX451", WEEK, BIG, "SIN/DEL", SMALL, "DEL/TAS"),
  ssm("EQT with data elements and a registration", "EQT", "QX451 2/QA", WEEK, `${BIG} UK32021 99/1`, "DEL/TAS 98/2", "SINDEL 99/5"),
  asm("EQT", "EQT TECH", "QX451/04DEC", BIG),
  asm("EQT of legs", "EQT", "QX451/04DEC DEL/TAS", `${BIG} 2/QA`),
  asm("EQT of two flights", "EQT", "QX452/04DEC", BIG, "QX453/05DEC", "J 319 CYK.C8Y100"),
  asm("EQT of two numbers of a line", "EQT", "QX452/453/04DEC", BIG),
  asm("EQT of two aircraft on legs of their own", "EQT", "QX451/04DEC", BIG, "SIN/DEL", SMALL, "TASIST"),
  ssm("CON of all legs", "CON", "QX451", WEEK, "J 789 CYBMK.C30Y150"),
  ssm("CON of a leg by a slash", "CON", "QX451", WEEK, "J 789 CYBMK.C30Y150", "DEL/TAS"),
  ssm("CON of two groups", "CON", "QX451", WEEK, "J 789 CYBMK.C30Y150", LATER, "J 789 CY.C8Y210"),
  asm("CON of legs", "CON", "QX451/04DEC TAS/IST", "J 789 CYBMK.C30Y150"),
  ssm("ADM of a segment", "ADM", "QX451", WEEK, "SINDEL 99/3"),
  ssm("ADM of any station", "ADM", "QX451", WEEK, "QQQQQQ 2/QA"),
  ssm("ADM of two data elements of a segment", "ADM", "QX451", WEEK, "SINDEL 99/3 98/1", "SINIST 8/A"),
  ssm("ADM of the whole flight", "ADM", "QX451 2/QA", WEEK),
  ssm("ADM of the whole flight by its period", "ADM", "QX451", `${WEEK} 2/QA`, `${LATER} 2/QB`),
  ssm("ADM of a leg that is named, by the flight's data element", "ADM", "QX451 2/QA", WEEK, "DEL/TAS"),
  ssm("ADM of a leg by a slash", "ADM", "QX451", WEEK, "DEL/TAS 2/QA 99/3"),
  ssm("ADM of two groups", "ADM", "QX451", WEEK, "SINDEL 99/3", LATER, "SINDEL 99/4"),
  ssm("ADM of two flights", "ADM", "QX452", WEEK, "TASNCU 99/3", "QX453", LATER, "NCUTAS 98/3"),
  ssm("ADM takes away", "ADM", "QX452", WEEK, "TASNCU 99/3 2/QA", "//", "ADM", "QX452", "01DEC26 01DEC26", "TASNCU 99/NIL"),
  ssm(
    "ADM that frees passengers of one journey",
    "ADM",
    "QX451",
    "01DEC26 07DEC26",
    "QQQQQQ 8/A",
    "//",
    "ADM",
    "QX451",
    WEEK,
    "SINDEL 8/Z 171/A",
  ),
  ssm("ADM of a restriction that stands in 170", "ADM", "QX452", WEEK, "TASNCU 170/K", "TASNCU 8/Z"),
  ssm(
    "ADM of a restriction that stands in 170 for one journey",
    "ADM",
    "QX451",
    WEEK,
    "QQQQQQ 8/A",
    "//",
    "ADM",
    "QX451",
    WEEK,
    "QQQIST 8/Z",
    "TASIST 170/K",
  ),
  asm("ADM of legs", "ADM", "QX451/04DEC DEL/IST 2/QA"),
  asm("ADM of any station of legs", "ADM", "QX451/04DEC DEL/TAS", "QQQQQQ 99/3"),
];

const MOVING: Form[] = [
  ssm("FLT", "FLT", "QX452", WEEK, "QX454"),
  ssm("FLT of two groups", "FLT", "QX452", WEEK, "QX454", LATER, "QX455"),
  ssm("FLT of two flights", "FLT", "QX452", WEEK, "QX454", "QX453", LATER, "QX455"),
  ssm("FLT with data elements", "FLT", "QX452", WEEK, "QX454 2/QA", "TASNCU 99/1"),
  ssm("FLT of legs", "FLT", "QX451 TAS/IST", WEEK, "QX454"),
  ssm("FLT of two flights that exchange their numbers", "FLT", "QX452", WEEK, "QX453", "QX453", WEEK, "QX452"),
  ssm("FLT in two sub-messages that exchange numbers", "FLT", "QX452", WEEK, "QX453", "//", "FLT", "QX453", WEEK, "QX452"),
  ssm("FLT of three numbers in a circle", "FLT", "QX452", WEEK, "QX453", "QX453", WEEK, "QX451", "QX451", WEEK, "QX452"),
  ssm("FLT to a number that becomes free below it", "FLT", "QX452", WEEK, "QX453", "QX453", WEEK, "QX454"),
  ssm("REV", "REV", `QX452 ${WEEK}`, "18DEC26 24DEC26 36"),
  ssm("REV with both periods below the flight", "REV", "QX452", WEEK, "18DEC26 24DEC26 36"),
  ssm("REV to two periods", "REV", `QX452 ${WEEK}`, "18DEC26 21DEC26 1", "22DEC26 24DEC26 24"),
  ssm("REV to dates of its own", "REV", "QX452 14DEC26 16DEC26", "15DEC26 15DEC26"),
  ssm("REV of two flights", "REV", `QX452 ${WEEK}`, "18DEC26 24DEC26 36", `QX453 ${LATER}`, "18DEC26 24DEC26 1"),
  asm("FLT", "FLT", "QX452/04DEC QX454/04DEC"),
  asm("FLT of two flights", "FLT COMM", "QX452/04DEC QX454/04DEC", "QX453/05DEC QX455/05DEC 2/QA"),
  asm("FLT of two flights that exchange their numbers", "FLT", "QX452/04DEC QX453/04DEC", "QX453/04DEC QX452/04DEC"),
  asm("FLT of a number that exchanges its dates", "FLT", "QX452/04DEC QX453/05DEC", "QX453/05DEC QX452/04DEC"),
  asm("FLT to another date", "FLT", "QX452/17DEC QX454/18DEC"),
  asm("FLT to another date of the same number", "FLT", "QX452/17DEC QX452/18DEC"),
  asm("FLT of legs", "FLT", "QX451/04DEC TAS/IST QX454/04DEC"),
  asm("RRT", "RRT", "QX451/04DEC", "SIN2130 TAS0400/1", "TAS0600/1 IST1100/1"),
  asm("RRT of legs, by other aircraft", "RRT WEAT", "QX451/04DEC DEL/TAS/IST", BIG, "DEL0200/1 IST0900/1"),
  asm("RRT of legs with data elements", "RRT", "QX451/04DEC SIN/DEL 2/QA", "SIN2130 BOM0030/1", "BOM0045/1 DEL0130/1", "BOMDEL 99/3"),
  asm("RRT of two flights", "RRT", "QX452/04DEC", "TAS0800 SKD0850", "QX453/05DEC", "SKD1040 TAS1130"),
];

export const FORMS: readonly Form[] = [...NEW_AND_REPLACING, ...ENDING, ...CHANGING, ...MOVING];

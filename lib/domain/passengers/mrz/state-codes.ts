/** ISO 3166-1: alpha-3 and alpha-2 of every state, as ICAO Doc 9303 part 3, section 5 takes them over. */
const STATES =
  "ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD " +
  "BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM " +
  "CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH " +
  "ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL " +
  "GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO " +
  "JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA " +
  "MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC " +
  "NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY " +
  "PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST " +
  "SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ " +
  "UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW";

/** What stands in zones beside ISO's codes (part 3, section 5): Germany's D, kinds of British nationals, Kosovo's RKS. */
const BESIDE_ISO = "D DE|GBD GB|GBN GB|GBO GB|GBP GB|GBS GB|RKS XK|XKX XK";

const countries = new Map([
  ...STATES.split(" ").map((pair): [string, string] => [pair.slice(0, 3), pair.slice(3)]),
  ...BESIDE_ISO.split("|").map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]),
]);

/** Part 3, section 5, codes for persons without a defined nationality: stateless, refugees, unspecified. */
const STATELESS: readonly string[] = ["XXA", "XXB", "XXC", "XXX"];
/** The state of the standard's own specimens. */
const SPECIMEN = "UTO";

/** Why three letters of a zone are nobody's citizenship. */
export type NoCitizenship = "specimen" | "stateless" | "unknown";

/** ISO 3166-1 alpha-2 (or XK) of a state's letters in a zone, with or without fillers: `UZB`, `D<<`. Null for `UTO`, `XXA` and what is unknown. */
export function countryOf(letters: string): string | null {
  return countries.get(letters.replaceAll("<", "")) ?? null;
}

/** What is said of letters that name no country. */
export function noCitizenship(letters: string): NoCitizenship {
  if (letters === SPECIMEN) return "specimen";
  return STATELESS.includes(letters) ? "stateless" : "unknown";
}

const letters = new Map(STATES.split(" ").map((pair): [string, string] => [pair.slice(3), pair.slice(0, 3)]));

/** The three letters of a state as documents have them; the code itself where it is no state's. @param country ISO 3166-1 alpha-2 */
export function stateLetters(country: string): string {
  return letters.get(country) ?? country;
}

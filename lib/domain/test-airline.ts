/** The invented airline of test mode: no timetable may be imported under its code. */
export const TEST_AIRLINE = "ZZ";

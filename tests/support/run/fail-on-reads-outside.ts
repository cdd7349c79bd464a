import { failOnReadsOutside } from "@/lib/util/at";

failOnReadsOutside();

import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { PLACES } from "../../examples/reference";
import { type Operation, REFERENCE } from "../../operation";
import { referencePlace, referencePlacesQuery } from "../../reference";

export const listPlaces = {
  name: "list_places",
  ...REFERENCE,
  path: "/reference/places",
  query: referencePlacesQuery,
  data: z.array(referencePlace),
  summary: t(
    "Find cities and airports by what was typed",
    "Найти города и аэропорты по набранному",
    "Shahar va aeroportlarni yozilgan matn boʻyicha topish",
  ),
  description: t(
    "For a field that completes what is typed: cities and airports whose names begin so in Uzbek, Russian or English, in either alphabet, or that have this code; best first. Each `code` is what a search takes.",
    "Для поля, которое дополняет набираемое: города и аэропорты, чьи названия так начинаются на узбекском, русском или английском, латиницей или кириллицей, или у которых такой код; сначала самые подходящие. Каждый `code` можно передать в поиск.",
    "Yozilayotganini toʻldiradigan maydon uchun: nomi oʻzbek, rus yoki ingliz tilida, lotin yoki kirill yozuvida shunday boshlanadigan yoxud kodi shunday boʻlgan shahar va aeroportlar; avval eng mosi. Har bir `code`ni qidiruvga berish mumkin.",
  ),
  example: { query: { q: "ista", limit: 2 }, wrong: { limit: ["Give a whole number from 1 to 50."] }, data: PLACES },
} as const satisfies Operation;

/** The same keys as the English texts, all of them and no others: what `ru` and `uz` of a feature must satisfy. */
export type Translation<Text> = { readonly [Key in keyof Text]: Text[Key] extends string ? string : Translation<Text[Key]> };

/**
 * Styles that libraries write into pages by themselves, by the SHA-256 of their text: nothing else may be written there.
 * inline-styles.test.ts has the texts made by the libraries, and names the new hash where one has changed.
 */
export const INLINE_STYLES = {
  /** sonner puts an empty element there first. */
  empty: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  "react-aria usePress": "38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=",
  "react-aria usePreventScroll": "gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=",
  /** Styles in attributes: what is hidden from eyes alone, and the field behind a list. */
  "react-aria VisuallyHidden": "OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA=",
  "react-aria HiddenSelect": "nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718=",
} as const;

/** Sources of `style-src` that allow them; the first has them hold for attributes too. */
export const INLINE_STYLE_SOURCES = ["'unsafe-hashes'", ...Object.values(INLINE_STYLES).map((hash) => `'sha256-${hash}'`)].join(" ");

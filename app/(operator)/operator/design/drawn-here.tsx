"use client";

import dynamic from "next/dynamic";

/** Some parts set styles of their own, which our Content-Security-Policy allows to programs and not to the page that a server writes. */
export const DrawnHere = dynamic(() => import("./parts").then((module) => module.Parts), { ssr: false });

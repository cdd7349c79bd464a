import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { files } from "@/lib/client/calls/paths";

const land = z.object({ path: z.string() });

/** The outline of the land, as a path of SVG in units of the map. A map without it still shows where places are. */
export const landOptions = () =>
  queryOptions({
    queryKey: ["land"],
    queryFn: async ({ signal }) => land.parse(await (await fetch(files.land(), { signal })).json()).path,
    staleTime: Number.POSITIVE_INFINITY,
  });

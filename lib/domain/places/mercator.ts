/** The world's width and height on the map, in its own units: the finest detail that is drawn. */
export const MAP_SIZE = 8192;
/** Latitude at which the projection is cut off: as far from the equator as the map is wide. */
const LAST_LATITUDE = 85.05112878;

/** A place on the earth, degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** Projects a place to the map (Mercator on a sphere), measured from its north-western corner. */
export function mercator({ latitude, longitude }: Place): readonly [x: number, y: number] {
  const north = (Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180;
  const y = Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI);
  return [MAP_SIZE * (longitude / 360 + 0.5), MAP_SIZE * (0.5 - y)];
}

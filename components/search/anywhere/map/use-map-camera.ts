import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Camera, frame, type Point, pan, type Size, zoomAt } from "./camera";
import { isArrow, wayOf } from "./place-labels";

const KEY_STEP = 80;
const ZOOM_STEP = 1.6;
/** Pixels of the wheel that double what is seen. */
const WHEEL_DOUBLES = 400;
const LINE_PIXELS = 16;
/** A press that moves less is a press. */
const DRAG_STARTS = 4;

interface MapCamera {
  camera: Camera;
  setCamera: (change: (camera: Camera) => Camera) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
  /** Handlers for the element that pointers move. */
  pointers: Pick<React.ComponentProps<"div">, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What of the map is in sight, moved by pointers, two fingers, the wheel and keys.
 * @param points what is to be in sight at first, and whenever other ones come
 * @param all what is in sight once everything is asked for
 */
export function useMapCamera(
  element: HTMLElement | null,
  size: Size,
  { points, all }: { points: readonly Point[]; all: readonly Point[] },
): MapCamera {
  const [moved, setMoved] = useState<{ of: readonly Point[]; camera: Camera } | null>(null);
  // The map shows all places, however large it becomes, until somebody moves it.
  const camera = moved?.of === points ? moved.camera : frame(points, size);
  const setCamera = (change: (camera: Camera) => Camera) => {
    setMoved((before) => ({ of: points, camera: change(before?.of === points ? before.camera : frame(points, size)) }));
  };
  const zoom = (factor: number, at: Point = [size.width / 2, size.height / 2]) => setCamera((before) => zoomAt(before, factor, at, size));
  useWheel(element, zoom);
  const pointers = usePointers((by) => setCamera((before) => pan(before, by, size)), zoom);
  const showAll = () => setCamera(() => frame(all, size));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      const [x, y] = wayOf(event.key);
      setCamera((before) => pan(before, [-x * KEY_STEP, -y * KEY_STEP], size));
    } else if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "0") showAll();
    else return;
    event.preventDefault();
  };
  return { camera, setCamera, zoomIn: () => zoom(ZOOM_STEP), zoomOut: () => zoom(1 / ZOOM_STEP), showAll, pointers, onKeyDown };
}

/** React listens to the wheel passively: its page would scroll as well. */
function useWheel(element: HTMLElement | null, zoom: (factor: number, at: Point) => void): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
      latest.current(2 ** (-pixels / WHEEL_DOUBLES), [event.clientX - left, event.clientY - top]);
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [element]);
}

/** One pointer drags, two of them also zoom. */
function usePointers(drag: (by: Point) => void, zoom: (factor: number, at: Point) => void): MapCamera["pointers"] {
  const down = useRef(new Map<number, Point>());
  const isDragging = useRef(false);
  const release = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    if (down.current.size === 0) isDragging.current = false;
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      down.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove: (event) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const after: Point = [event.clientX, event.clientY];
      const by: Point = [after[0] - before[0], after[1] - before[1]];
      if (!isDragging.current && Math.hypot(...by) < DRAG_STARTS) return;
      if (!isDragging.current) event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
      const [other] = [...down.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      down.current.set(event.pointerId, after);
      if (!other) return drag(by);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const apart = ([x, y]: Point) => Math.max(Math.hypot(x - other[0], y - other[1]), 1);
      drag([by[0] / 2, by[1] / 2]);
      zoom(apart(after) / apart(before), [(after[0] + other[0]) / 2 - left, (after[1] + other[1]) / 2 - top]);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** What a path has led to: the route, and the texts that stand in the places of its parameters. */
export interface Match<Route> {
  route: Route;
  params: Record<string, string>;
}

interface Child<Route> {
  name: string;
  node: Node<Route>;
}

/** One place of a path. */
interface Node<Route> {
  route?: Route;
  literal: Map<string, Node<Route>>;
  parameter?: Child<Route>;
  /** `[[...name]]`: whatever is left, even nothing. */
  rest?: Child<Route>;
}

const REST = /^\[\[\.\.\.(\w+)\]\]$/;
const PARAMETER = /^\[(\w+)\]$/;

/**
 * Finds routes by their folders as Next does: a literal part before a parameter before the rest, stepping back where the first choice leads
 * nowhere. Literal parts are compared as they are sent, parameters are decoded.
 */
export class RouteTree<Route> {
  private readonly root: Node<Route> = emptyNode();
  /** Paths without parameters, which come before all others. */
  private readonly literal = new Map<string, Match<Route>>();

  /**
   * @param folder below app/, as it is written there
   * @throws Error where its name asks for something of Next that the interface has no use for
   */
  add(folder: string, route: Route): void {
    const end = folder.split("/").reduce((node: Node<Route>, part) => childOf(node, part, folder), this.root);
    end.route = route;
    if (!folder.includes("[")) this.literal.set(`/${folder}`, { route, params: {} });
  }

  /** @param pathname decodable, without spare slashes, such as `/api/v1/offers` */
  find(pathname: string): Match<Route> | null {
    return this.literal.get(pathname) ?? descend(this.root, pathname.split("/"), 1);
  }
}

function emptyNode<Route>(): Node<Route> {
  return { literal: new Map() };
}

function childOf<Route>(node: Node<Route>, part: string, folder: string): Node<Route> {
  const rest = REST.exec(part)?.[1];
  if (rest !== undefined) {
    node.rest ??= { name: rest, node: emptyNode() };
    return node.rest.node;
  }
  const parameter = PARAMETER.exec(part)?.[1];
  if (parameter !== undefined) {
    node.parameter ??= { name: parameter, node: emptyNode() };
    return node.parameter.node;
  }
  if (!/^[a-z0-9-]+$/.test(part)) throw new Error(`app/${folder}: no route of the interface is mounted under "${part}"`);
  const child: Node<Route> = node.literal.get(part) ?? emptyNode();
  node.literal.set(part, child);
  return child;
}

/** @param at the part of the path that `node` has to find a child for */
function descend<Route>(node: Node<Route>, parts: readonly string[], at: number): Match<Route> | null {
  const part = parts[at];
  if (part === undefined && node.route !== undefined) return { route: node.route, params: {} };
  if (part !== undefined) {
    const literal = node.literal.get(part);
    const found = (literal && descend(literal, parts, at + 1)) ?? throughParameter(node, parts, at);
    if (found) return found;
  }
  // Nothing that is mounted reads the rest of its path.
  return node.rest?.node.route === undefined ? null : { route: node.rest.node.route, params: {} };
}

function throughParameter<Route>({ parameter }: Node<Route>, parts: readonly string[], at: number): Match<Route> | null {
  const part = parts[at];
  if (!parameter || !part) return null;
  const found = descend(parameter.node, parts, at + 1);
  if (found) found.params[parameter.name] = decodeURIComponent(part);
  return found;
}

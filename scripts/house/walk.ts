import path from "node:path";
import ts from "typescript";

/** How much of the repository one operation can reach. */
export interface Walk {
  functions: number;
  files: number;
}

/** The repository as the compiler reads it from these routes. */
export function readProgram(routes: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: routes, include: undefined }, ts.sys, process.cwd());
  return ts.createProgram(
    routes.map((route) => path.resolve(route)),
    { ...options, incremental: false },
  );
}

/**
 * Follows every name that a route's handler of one method uses, to the functions of the repository, and on from these. Counted is what may be
 * reached, not what one call runs through. What is called through an interface is followed where the implementations stand in an object or a
 * list, as suppliers do in their registry; schemas and other values that a call makes are not.
 * @param route path of its `route.ts`
 */
export function walkFrom(program: ts.Program, route: string, method: string): Walk {
  const root = process.cwd();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.resolve(route));
  if (!source) throw new Error(`${route} is not there`);

  const isOurs = (file: ts.SourceFile) =>
    file.fileName.startsWith(`${root}/`) && !/\/node_modules\/|\/generated\//.test(file.fileName) && !file.isDeclarationFile;
  const seen = new Set<ts.Node>();
  const functions = new Set<ts.Node>();
  const open: ts.Node[] = handlersOf(source, method);

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (isNamedFunction(node)) functions.add(node);
    if (ts.isIdentifier(node)) for (const declared of declarationsOf(node)) follow(declared);
    ts.forEachChild(node, visit);
  };
  const declarationsOf = (name: ts.Identifier): readonly ts.Declaration[] => {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) return [];
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const shorthand = ts.isShorthandPropertyAssignment(name.parent) ? checker.getShorthandAssignmentValueSymbol(name.parent) : undefined;
    const value = shorthand && shorthand.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(shorthand) : shorthand;
    return [...(target.declarations ?? []), ...(value?.declarations ?? [])];
  };
  const follow = (declared: ts.Declaration): void => {
    const isFollowed =
      ts.isFunctionDeclaration(declared) ||
      ts.isMethodDeclaration(declared) ||
      ts.isClassDeclaration(declared) ||
      (ts.isVariableDeclaration(declared) && isOfModule(declared) && holdsFunctions(declared.initializer)) ||
      (ts.isPropertyAssignment(declared) && ts.isFunctionLike(declared.initializer));
    if (isFollowed && !seen.has(declared) && isOurs(declared.getSourceFile())) {
      seen.add(declared);
      open.push(declared);
    }
  };
  for (let node = open.pop(); node; node = open.pop()) visit(node);
  return { functions: functions.size, files: new Set([...seen].map((node) => node.getSourceFile().fileName)).size };
}

/** A function that has a name; what is written in place, as an argument, belongs to the one around it. */
function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && ts.isVariableDeclaration(node.parent);
}

/** Whether it stands at the top of its file: what stands inside a function is visited with it. */
function isOfModule(declared: ts.VariableDeclaration): boolean {
  return declared.parent.parent.kind === ts.SyntaxKind.VariableStatement && ts.isSourceFile(declared.parent.parent.parent);
}

/** A function, or an object or list that may hold some. */
function holdsFunctions(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return holdsFunctions(value.expression);
  return ts.isFunctionLike(value) || ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value) || ts.isNewExpression(value);
}

/** What a route gives `routes` for the method. */
function handlersOf(source: ts.SourceFile, method: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === method) found.push(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.length === 0) throw new Error(`${source.fileName} has no ${method}`);
  return found;
}

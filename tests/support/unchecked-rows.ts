// What would keep a row from being compared with its type (row-types.ts): a type given to the driver or to a statement that is already
// compiled, a cast of what was answered, and `any`.
import ts from 'typescript';

/** Each place in a source that does so, with its line. */
export function findUncheckedRows(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  /** Names that hold an answer or a row of one. */
  const answers = new Set<string>();
  const say = (node: ts.Node, what: string): void => {
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && isAnswer(node.initializer, answers)) addNames(node.name, answers);
    if (ts.isCallExpression(node)) {
      const { name, on } = calleeOf(node);
      if (/^(?:query|executeQuery)$/.test(name) && node.typeArguments) say(node, `${name} is given a row type`);
      if (name === 'stream') say(node, 'streams rows');
      // Callbacks such as those of map and flatMap get the rows.
      if (on && isAnswer(on, answers))
        for (const callback of node.arguments)
          if (ts.isArrowFunction(callback) && callback.parameters[0]) addNames(callback.parameters[0].name, answers);
    }
    if (ts.isAsExpression(node) && node.type.getText() !== 'const' && isAnswer(node.expression, answers)) say(node, 'casts an answer');
    if (ts.isTaggedTemplateExpression(node) && node.typeArguments?.some(({ kind }) => kind === ts.SyntaxKind.AnyKeyword))
      say(node, 'has rows of the type any');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** True for an answer, a row of it or a value of a row. */
function isAnswer(node: ts.Expression, answers: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return answers.has(node.text);
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return isAnswer(node.expression, answers);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return isAnswer(node.expression, answers);
  if (!ts.isCallExpression(node)) return false;
  const { name, on } = calleeOf(node);
  if (on && /^execute(?:Query|TakeFirst(?:OrThrow)?)?$/.test(name)) return true;
  return on !== undefined && /^(?:at|filter|find|slice|toReversed|toSorted)$/.test(name) && isAnswer(on, answers);
}

function calleeOf({ expression }: ts.CallExpression): { readonly name: string; readonly on?: ts.Expression } {
  return ts.isPropertyAccessExpression(expression) ? { name: expression.name.text, on: expression.expression } : { name: '' };
}

function addNames(name: ts.BindingName, names: Set<string>): void {
  if (ts.isIdentifier(name)) names.add(name.text);
  else for (const element of name.elements) if (ts.isBindingElement(element)) addNames(element.name, names);
}

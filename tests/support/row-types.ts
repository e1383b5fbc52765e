// The places of the program that run a statement, each with the type its rows have for the compiler, and the comparison of that type
// with what PostgreSQL answered there (answers.ts).
import { relative } from 'node:path';
import ts from 'typescript';
import type { Row } from '../../platform/server/database/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Answers, Kept } from './answers.ts';
import { TYPES } from './describe-tables.ts';

/** Read through the compiler only: what the columns of all tables and views are when they are read. */
export type ColumnsAsRead = { readonly [T in keyof Tables]: Row<T> };

/** A place that runs a statement and reads its rows. */
export interface Place {
  /** As answers name it. */
  readonly name: string;
  /** 'features/tasks/server/store.ts listTasks', which other changes of the file leave as it is. */
  readonly within: string;
  readonly row: ts.Type;
}

export interface Program {
  readonly checker: ts.TypeChecker;
  readonly places: readonly Place[];
  /** What a column of a table is for the compiler, by 'table.column'. */
  readonly columnType: (origin: string) => ts.Type | undefined;
}

/** What runs a statement, and what writes one down to run it again and again. */
const RUNS = /^(?:execute(?:TakeFirst(?:OrThrow)?)?|compile)$/;
const TRANSACTIONS = /^(?:Controlled)?(?:Transaction|Connection)Builder$/;
const TEXT = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral;

export function readProgram(): Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.server.json',
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  if (config === undefined) throw new Error('tsconfig.server.json cannot be read.');
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const places: Place[] = [];
  for (const source of program.getSourceFiles()) {
    const path = relative(process.cwd(), source.fileName);
    if (!/^(?:apps|features|platform)\/.*\.ts$/.test(path) || /\.test\.ts$|\/testing\.ts$/.test(path)) continue;
    eachCall(source, (call, on, name) => {
      if (!RUNS.test(name.text) || TRANSACTIONS.test(checker.getTypeAtLocation(on).symbol?.name ?? '')) return;
      const row = rowOf(checker, checker.getTypeAtLocation(call));
      const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
      // What is unknown cannot be read.
      if (row !== undefined && !(row.flags & ts.TypeFlags.Unknown)) {
        places.push({ name: `${path}:${line}`, within: `${path} ${nameAround(call)}`, row });
      }
    });
  }
  return { checker, places, columnType: columnTypes(program, checker) };
}

function eachCall(source: ts.SourceFile, found: (call: ts.CallExpression, on: ts.Expression, name: ts.MemberName) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      found(node, node.expression.expression, node.expression.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The function or constant that a node is in. */
function nameAround(node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isPropertyAssignment(at)) return at.name?.getText() ?? '';
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
  }
  return '';
}

/** The row of what running a statement promises; undefined where it is no statement or answers no rows. */
function rowOf(checker: ts.TypeChecker, promise: ts.Type): ts.Type | undefined {
  const compiled =
    promise.symbol?.name === 'CompiledQuery' ? (promise.aliasTypeArguments ?? checker.getTypeArguments(promise as ts.TypeReference)) : [];
  if (compiled.length > 0) return compiled[0];
  const answered = checker.getAwaitedType(promise);
  if (answered === undefined || answered === promise) return undefined;
  const result = checker.getNonNullableType(answered);
  const list = result.symbol?.name === 'QueryResult' ? checker.getTypeOfSymbol(mustGet(result.getProperty('rows'))) : result;
  const row = isList(checker, list) ? checker.getTypeArguments(list as ts.TypeReference)[0] : list;
  if (row === undefined || /^(?:Insert|Update|Delete|Merge)Result$/.test(row.symbol?.name ?? '')) return undefined;
  return row;
}

function columnTypes(program: ts.Program, checker: ts.TypeChecker): Program['columnType'] {
  const source = mustGet(program.getSourceFile(import.meta.filename));
  const exports = checker.getExportsOfModule(mustGet(checker.getSymbolAtLocation(source)));
  const tables = checker.getDeclaredTypeOfSymbol(mustGet(exports.find(({ name }) => name === 'ColumnsAsRead')));
  return (origin) => {
    const [table = '', column = ''] = origin.split('.').map(camel);
    // The migrator's own tables are not ours to name.
    const rowOf = tables.getProperty(table);
    if (rowOf === undefined) return undefined;
    const row = checker.getTypeOfSymbol(rowOf);
    return checker.getTypeOfSymbol(mustGet(row.getProperty(column)));
  };
}

/** What does not fit of what was answered at a place, in plain words. */
export function compare({ checker, columnType }: Program, { row }: Place, { columns, values }: Answers): string[] {
  if (row.flags & ts.TypeFlags.Any) return ['Its rows have the type any.'];
  const faults = new Set<string>();
  const properties = checker.getPropertiesOfType(checker.getApparentType(row));
  for (const property of properties) {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!optional && columns.some((names) => !names.includes(property.name))) faults.add(`${property.name}: there is no such column.`);
  }
  const types = new Map(properties.map((property) => [property.name, checker.getTypeOfSymbol(property)]));
  for (const { column, type, origin, value } of values) {
    const declared = types.get(column);
    if (declared === undefined) continue;
    const says = `${column}: ${checker.typeToString(declared)}`;
    if (declared.flags & ts.TypeFlags.Any) faults.add(`${says} is checked by nothing.`);
    if (!mayBe(checker, declared, type)) faults.add(`${says}, but the database answers ${type}.`);
    const stored = origin === null ? undefined : columnType(origin);
    // A condition can leave out null and some of the values, so the type may be narrower than the column, but not another one.
    if (stored && !comparable(checker, stored, declared)) faults.add(`${says}, but ${origin} is ${checker.typeToString(stored)}.`);
    if (value !== undefined && !accepts(checker, declared, value as Kept)) faults.add(`${says}, but a row held ${JSON.stringify(value)}.`);
  }
  return [...faults];
}

/** True when one holds values of the other. */
function comparable(checker: ts.TypeChecker, stored: ts.Type, declared: ts.Type): boolean {
  const [one, other] = [stored, declared].map((type) => checker.getNonNullableType(type));
  if (one === undefined || other === undefined) return false;
  return checker.isTypeAssignableTo(one, other) || checker.isTypeAssignableTo(other, one);
}

/** True when a type of the compiler can be what the driver makes of a type of PostgreSQL. */
function mayBe(checker: ts.TypeChecker, declared: ts.Type, type: string): boolean {
  if (type === 'json' || type === 'jsonb' || declared.flags & ts.TypeFlags.Unknown) return true;
  const members = membersOf(checker.getNonNullableType(declared));
  if (type.endsWith('[]')) {
    const of = type.slice(0, -2);
    return members.every((member) => isList(checker, member) && elementsOf(checker, member).every((one) => mayBe(checker, one, of)));
  }
  const driver = TYPES[type];
  if (driver === undefined) throw new Error(`Say in describe-tables.ts what ${type} is in TypeScript.`);
  const wanted = driver === 'CivilDate' ? 'string' : driver;
  return members.every((member) => kindOf(checker, member) === wanted);
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  // A brand: a text that was checked.
  if (type.isIntersection()) return type.types.map((one) => kindOf(checker, one)).find((kind) => kind !== 'object') ?? 'object';
  const name = type.symbol?.name ?? '';
  if (name === 'Date') return 'Date';
  return name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'object';
}

/** True when a value is of a type. */
function accepts(checker: ts.TypeChecker, type: ts.Type, value: Kept): boolean {
  const is = (one: ts.Type): boolean => accepts(checker, one, value);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  if (type.isUnion()) return type.types.some(is);
  if (type.flags & ts.TypeFlags.TypeParameter) return is(checker.getBaseConstraintOfType(type) ?? type);
  if (value === null) return (type.flags & ts.TypeFlags.Null) !== 0;
  if (typeof value !== 'object') return acceptsPlain(checker, type, value);
  if (value.is === 'longText') return type.isIntersection() ? type.types.some(is) : (type.flags & TEXT) !== 0;
  if (type.isIntersection()) return type.types.every(is);
  const name = type.symbol?.name ?? '';
  if (value.is === 'date') return name === 'Date';
  if (value.is === 'bytes') return name === 'Buffer' || name === 'Uint8Array';
  if (value.is === 'list') {
    const { of } = value;
    return isList(checker, type) && of.every((one) => elementsOf(checker, type).some((element) => accepts(checker, element, one)));
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive)) || isList(checker, type)) return false;
  return acceptsObject(checker, type, value.of);
}

function acceptsPlain(checker: ts.TypeChecker, type: ts.Type, value: string | number | boolean): boolean {
  // Of a brand, which no value has: what it is a brand of.
  if (type.isIntersection()) return type.types.some((one) => acceptsPlain(checker, one, value));
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === String(value);
  if (type.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) return (type as ts.LiteralType).value === value;
  return kindOf(checker, type) === typeof value;
}

function acceptsObject(checker: ts.TypeChecker, type: ts.Type, fields: Readonly<Record<string, Kept>>): boolean {
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const properties = checker.getPropertiesOfType(type);
  return (
    properties.every((property) => {
      const field = fields[property.name];
      if (field === undefined) return (property.flags & ts.SymbolFlags.Optional) !== 0;
      return accepts(checker, checker.getTypeOfSymbol(property), field);
    }) &&
    (index === undefined || Object.values(fields).every((field) => accepts(checker, index, field)))
  );
}

function isList(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

function elementsOf(checker: ts.TypeChecker, list: ts.Type): readonly ts.Type[] {
  return checker.getTypeArguments(list as ts.TypeReference).flatMap(membersOf);
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function mustGet<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The program does not have what its row types are read from.');
  return value;
}

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

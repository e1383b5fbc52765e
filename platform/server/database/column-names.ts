// Columns are contact_id in the database and contactId in the program. Names are worked out once a result instead of once a row, and
// rows whose names are the same in both are left alone, so that pages the database has written as JSON cost nothing more.
import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/** Kysely's own plugin, which also knows the names the other way, with a faster way back. What is inside of JSON stays as it is. */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const names = Object.keys(result.rows[0] ?? {}).map((column) => [column, this.camelCase(column)] as const);
    if (names.every(([column, name]) => column === name)) return result;
    const rename = (row: UnknownRow): UnknownRow => {
      const renamed: UnknownRow = {};
      for (const [column, name] of names) renamed[name] = row[column];
      return renamed;
    };
    return { ...result, rows: result.rows.map(rename) };
  }
}

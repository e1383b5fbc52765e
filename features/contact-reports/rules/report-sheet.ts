// What a report about one contact says on paper: a head, then sections of tables and sentences.
import type { Language } from '../../../platform/base/language.ts';

export interface ReportSheet {
  readonly title: string;
  readonly heading: string;
  readonly language: Language;
  /** 'Page {} of {}'. */
  readonly pageWords: string;
  /** 'Logo of'. */
  readonly logoOf: string;
  /** Whose report it is; null while the office has not said who it is. */
  readonly office: SheetOffice | null;
  readonly client: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly intro: readonly string[];
  readonly sections: readonly SheetSection[];
  /** Papers that are printed behind it, with the words of their index. */
  readonly exhibits?: readonly SheetExhibit[];
  readonly exhibitWords?: Readonly<Record<'heading' | 'number' | 'paper' | 'day' | 'page' | 'cut', string>>;
  /** Pages of one paper at most. */
  readonly mostPages?: number;
}
export interface SheetExhibit {
  readonly title: string;
  readonly day: string;
  /** Its name among the files of the rendering. */
  readonly file: string;
  /** A PDF; otherwise a picture. */
  readonly paged: boolean;
  /** Null where no one counted them. */
  readonly pages: number | null;
}
export interface SheetOffice {
  readonly name: string;
  readonly address: readonly string[];
  readonly reach: readonly string[];
  /** '#0b5b53': for rules and the name of the office. Null = the color of the app. */
  readonly color: string | null;
  /** The bytes of a PNG. */
  readonly logo: readonly number[] | null;
}
export interface SheetSection {
  readonly heading: string;
  readonly notes: readonly string[];
  /** Null where there is nothing to list; the notes say so. */
  readonly table: SheetTable | null;
}
export interface SheetTable {
  readonly columns: readonly { readonly label: string; /** Share of the width. */ readonly share: number; readonly right?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** A section; `empty` is said instead of a table without rows. */
export function section(heading: string, { columns, rows }: SheetTable, empty: string, notes: readonly string[] = []): SheetSection {
  return rows.length === 0 ? { heading, notes: [empty], table: null } : { heading, notes, table: { columns, rows } };
}

/** More rows than this stay on the screen: no one reads that many pages on paper. */
export const MOST_ROWS = 600;

/** At most `MOST_ROWS` of them, and the sentence that says so. */
export function cutRows<T>(
  rows: readonly T[],
  hasMore: boolean,
  sentence: (most: number) => string,
): { readonly rows: readonly T[]; readonly notes: readonly string[] } {
  const isCut = hasMore || rows.length > MOST_ROWS;
  return {
    rows: rows.slice(0, MOST_ROWS),
    notes: isCut ? [sentence(MOST_ROWS)] : [],
  };
}

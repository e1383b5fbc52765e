// What a feature shows the staff, in one value: its area in the record of activity, its pages, the tabs it adds to a contact, and
// what else is out of date once something happened in it. The app reads these from its list of features.
import type { ReactElement } from 'react';
import type { ActivityKind, Contract, Permission, PermissionOf } from '../base/endpoint.ts';

/** What a page or tab shows: a function component. */
export type Shown<T> = (props: T) => ReactElement | null;

/** A page of the staff app. */
export interface PageScreen<P extends string> {
  /** As the router writes it: '/contacts/$id'. */
  readonly path: `/${string}`;
  /** Needed to see the page and its menu entry; null for all staff. */
  readonly permission: P | null;
  /** Reads what follows '?'; left out where texts of a moderate length will do. */
  readonly readSearch?: (raw: Record<string, unknown>) => object;
  readonly load: () => Promise<Shown<object>>;
}

/** A tab on the page of a record. */
export interface TabScreen<P extends string, T> {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
  /** Tabs are ordered by these numbers. */
  readonly place: number;
  readonly permission: P | null;
  /** The kinds of record that have it; all when left out. */
  readonly of?: readonly string[];
  readonly load: () => Promise<Shown<T>>;
}

/** What a cell draws: the value that the facet of its column answers for one contact. */
export interface CellProps<T> {
  readonly value: T;
}

/** A column of lists of contacts. The server answers its values, by the facet of the same key in the feature's manifest. */
export interface ColumnScreen<P extends string> {
  readonly facet: string;
  readonly header: string;
  /** In pixels. */
  readonly width: number;
  readonly align?: 'right';
  /** Facet columns are ordered by these numbers. */
  readonly place: number;
  /** Shown until someone chooses other columns. */
  readonly initially: boolean;
  readonly permission: P;
  /** The kinds of contact whose lists have it. */
  readonly of: readonly string[];
  /** Loaded when the column is first shown, not with the page. */
  readonly load: () => Promise<Shown<CellProps<never>>>;
}

/** A filter of lists of contacts, by the facet of the same key; in the address it has that key. */
export interface FilterScreen<P extends string> {
  readonly facet: string;
  readonly label: string;
  readonly permission: P;
  /** The kinds of contact whose lists have it; lists of every kind have all. */
  readonly of: readonly string[];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A date to be moved: what it was read as, and the new day. */
export interface MovedDate {
  readonly id: string;
  readonly version: number;
  readonly to: string;
}

/** How dates of a kind (`deadlines` of the feature's manifest) are moved: by the feature's own operation. */
export interface MoveScreen {
  readonly kind: string;
  /** The activity it leaves. */
  readonly activity: ActivityKind;
  /** Rejects with what the operation refuses. */
  readonly load: () => Promise<(date: MovedDate) => Promise<unknown>>;
}

/** The screens of a feature with permissions `P`, whose tabs are given `T`. */
export interface Screens<P extends string = string, T = unknown> {
  /** The folder's name, which is also the first part of its permissions and of its queries. */
  readonly feature: string;
  /** Where something happened, in the words of the menu; left out by features in which nothing happens. */
  readonly area?: string;
  readonly pages?: readonly PageScreen<P>[];
  readonly tabs?: readonly TabScreen<P, T>[];
  readonly columns?: readonly ColumnScreen<P>[];
  readonly filters?: readonly FilterScreen<P>[];
  readonly moves?: readonly MoveScreen[];
  /** Features whose queries answer differently after something happened in this one; its own always do. */
  readonly renews?: readonly string[] | 'all';
  /** By type of record, the page that shows an activity about no contact. */
  readonly subjectPages?: Readonly<Record<string, string>>;
}

/**
 * Declares the screens of the feature with contract `C`: only permissions of its endpoints may be named, and those in `Extra`, which
 * its operations or wire routes ask for.
 */
export function screensOf<C extends Contract, T = unknown, Extra extends Permission = never>(): (
  screens: Screens<PermissionOf<C> | Extra, T>,
) => Screens<PermissionOf<C> | Extra, T> {
  return (screens) => screens;
}

/** The permissions that a list of screens was declared with. */
export type PermissionsOf<S extends readonly { readonly feature: string }[]> = {
  [K in keyof S]: S[K] extends Screens<infer P, infer _T> ? P : never;
}[number];

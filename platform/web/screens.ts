// What a feature shows the staff, in one value: its area in the record of activity, its pages, the tabs it adds to a contact, and
// what else is out of date once something happened in it. The app reads these from its list of features.
import type { ReactElement } from 'react';
import type { Contract, Permission, PermissionOf } from '../base/endpoint.ts';

/** What a page or tab shows: a function component. */
export type Shown<T> = (props: T) => ReactElement | null;

/** A page of the staff app. */
export interface PageScreen<P extends string> {
  /** As the router writes it: '/contacts/$id'. */
  readonly path: `/${string}`;
  /** Needed to see the page and its menu entry; null for everybody on the staff. */
  readonly permission: P | null;
  /** Reads what stands behind '?'; left out where texts of a moderate length will do. */
  readonly readSearch?: (raw: Record<string, unknown>) => object;
  readonly load: () => Promise<Shown<object>>;
}

/** A tab on the page of a record. */
export interface TabScreen<P extends string, T> {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
  /** Tabs stand in the order of these numbers. */
  readonly place: number;
  readonly permission: P | null;
  /** The kinds of record that have it; all when left out. */
  readonly of?: readonly string[];
  readonly load: () => Promise<Shown<T>>;
}

/** The screens of a feature with permissions `P`, whose tabs are given `T`. */
export interface Screens<P extends string = string, T = unknown> {
  /** The folder's name, which is also the first part of its permissions and of its queries. */
  readonly feature: string;
  /** Where something happened, in the words of the menu; left out by features in which nothing happens. */
  readonly area?: string;
  readonly pages?: readonly PageScreen<P>[];
  readonly tabs?: readonly TabScreen<P, T>[];
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

/** What everyone sees of the office on pages and in mails. All of it is public; null where the office has not said it. */
export interface OfficeOnPages {
  readonly name: string | null;
  /** As people read it: '(419) 555-0100'. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  /** Where the logo is found, and its size in pixels. */
  readonly logo: { readonly address: string; readonly width: number; readonly height: number } | null;
  /** Ten shades of the office's color as the component library counts them; each can be read where it is used. */
  readonly shades: readonly string[] | null;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
}

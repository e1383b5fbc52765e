// What travels between the renderer, its processes and the thread in each of them.

/**
 * The PDF standard asked for: PDF/UA-1 (accessible), PDF/A-2a (accessible, to be kept for years), both checked while it is made, or plain
 * PDF 1.7 (tagged, unchecked).
 */
export type PdfStandard = 'ua-1' | 'a-2a' | '1.7';

export interface WorkerJob {
  readonly id: number;
  readonly template: string;
  /** JSON text; the template reads it from `sys.inputs.data`. */
  readonly data: string;
  readonly fonts: readonly string[];
  readonly standard: PdfStandard;
  readonly files: readonly TypstFile[];
}
/** Of one shown file; further pages are left out. */
export const MOST_FILE_PAGES = 20;
/** Pictures and PDFs a template may show, by name: `image("/" + name)`. `sys.inputs.pages` says how many pages each has, as JSON. */
export interface TypstFile {
  /** Letters, digits, dots and dashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
export type WorkerAnswer =
  | {
      readonly id: number;
      readonly pdf: Uint8Array<ArrayBuffer>;
      readonly pages: number;
      readonly ua: boolean;
      readonly missingGlyphs: readonly string[];
    }
  | { readonly id: number; readonly fault: string };
/** What a process tells the renderer: the answer with the memory it has now, or that the document took more than it may. */
export type ChildAnswer = (WorkerAnswer & { readonly residentMb: number }) | { readonly id: number; readonly tooLarge: true };

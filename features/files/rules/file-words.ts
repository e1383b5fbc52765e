// A file in a few words for people.

/** '12 KB', '3.4 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const WORDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'image/gif': 'GIF picture',
  'image/tiff': 'TIFF picture',
  'image/svg+xml': 'SVG drawing',
  'text/plain': 'Text',
  'text/csv': 'Table (CSV)',
  'text/html': 'Web page',
  'application/json': 'JSON',
  'application/xml': 'XML',
  'text/xml': 'XML',
};

/** 'PDF', 'JPEG picture'; 'File' for what has no name of its own. */
export function mediaWords(mediaType: string): string {
  return WORDS[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'File';
}

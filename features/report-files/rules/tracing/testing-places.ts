// Follows a place into a file without the readers, as a person with an editor would.
import { parseXml } from '../xml-node.ts';

/** What stands in the file at `path`; undefined when the path leads nowhere. On a page, the text right behind the tag. */
export function textAt(file: string, path: string): string | undefined {
  const page = /^line (\d+), column (\d+)$/.exec(path);
  if (page)
    return afterTag(
      file
        .split('\n')
        .slice(Number(page[1]) - 1)
        .join('\n')
        .slice(Number(page[2]) - 1),
    );
  const segment = /^segment (\d+) \((\w+)\), characters (\d+) to (\d+)$/.exec(path);
  if (segment) return segmentAt(file, Number(segment[1]), segment[2] ?? '').slice(Number(segment[3]) - 1, Number(segment[4]));
  const isXml = file.trimStart().startsWith('<');
  // Many places of one file are followed after each other, and the largest takes a tenth of a second to parse.
  if (parsed?.file !== file) parsed = { file, root: isXml ? parseXml(file) : jsonOf(file) };
  return textUnder(parsed.root, isXml ? stepsOfXPath(path) : path.split('/').slice(1));
}

let parsed: { readonly file: string; readonly root: unknown } | undefined;

function jsonOf(file: string): unknown {
  const start = file.search(/[[{]/);
  return JSON.parse(file.slice(start, Math.max(file.lastIndexOf(']'), file.lastIndexOf('}')) + 1));
}

function stepsOfXPath(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .flatMap((step) => {
      const [, name = '', place] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
      return [name === 'text()' ? '$' : name, ...(place === undefined ? [] : [String(Number(place) - 1)])];
    });
}

function textUnder(root: unknown, steps: readonly string[]): string | undefined {
  let at: unknown = root;
  for (const step of steps) {
    if (step === '(text)' && typeof at === 'string') at = at.trimStart().startsWith('<') ? parseXml(at) : JSON.parse(at);
    else if (typeof at !== 'object' || at === null) return undefined;
    else at = Object.entries(at).find(([key]) => key === step)?.[1];
  }
  return typeof at === 'string' || typeof at === 'number' || typeof at === 'boolean' ? String(at) : undefined;
}

function segmentAt(file: string, number: number, type: string): string {
  let rest = file.replaceAll(/[\r\n]/g, '');
  for (let left = number; left > 1; left--) rest = rest.slice(Number(rest.slice(4, 7)));
  return rest.startsWith(type) ? rest.slice(0, Number(rest.slice(4, 7))) : '';
}

function afterTag(html: string): string {
  return html.slice(html.indexOf('>') + 1, html.indexOf('>') + 400);
}

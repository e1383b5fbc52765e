// Everything the help page knows, as text that comes with its code: nothing is asked of the server.
import glossaryText from '../../../docs/GLOSSARY.md?raw';
import { readGlossary, readGuide, type Guide, type GlossaryWord } from './read-guide.ts';

const FILES = import.meta.glob<string>(['./*.md', '../../../features/*/help/*.md'], { query: '?raw', import: 'default', eager: true });

export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  Object.entries(FILES).map(([file, text]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    return [name, readGuide(name, text)];
  }),
);

export const GLOSSARY: readonly GlossaryWord[] = readGlossary(glossaryText);

// The sheet a client signs where they do not use the portal: the letters of a round with their facts, and the letters to be read.
import { readFileSync } from 'node:fs';
import { LOCALES, type Language } from '../../../platform/base/language.ts';
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { fingerprintOf } from '../rules/approval.ts';
import { SHEET_TEXTS } from '../rules/approval-texts.ts';
import { answersOf, type FactAnswer, type FactToConfirm } from '../rules/confirm-facts.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { bodyText } from '../rules/written-letter.ts';

const TEMPLATE = readFileSync(new URL('../rules/approval-sheet.typ', import.meta.url), 'utf8');

export interface SheetLetter {
  readonly document: LetterDocument;
  readonly facts: readonly FactToConfirm[];
  readonly sha256: string;
  readonly pages: number;
}

/** The sheet as PDF, in the language of the client. @throws Error when it cannot be typeset */
export async function renderSheet(
  renderer: TypstRenderer,
  sheet: {
    readonly language: Language;
    readonly name: string;
    readonly roundNumber: number | null;
    readonly letters: readonly SheetLetter[];
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = sheet;
  const t = SHEET_TEXTS[language];
  const words: Readonly<Record<FactAnswer, string>> = { true: t.true, untrue: t.untrue, mine: t.mine, 'not-mine': t.notMine };
  const { recipient, dated, fingerprint, approve, sendBack, wrong, signature, date, name, validity, copy, enclosures } = t;
  const made = await renderer.render({
    template: TEMPLATE,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    weight: sheet.letters.length,
    data: {
      title: t.title(sheet.roundNumber),
      language,
      intro: t.intro,
      english: t.english,
      name: sheet.name,
      texts: { recipient, dated, fingerprint, approve, sendBack, wrong, signature, date, name, validity, copy, enclosures },
      letters: sheet.letters.map(({ document, facts, sha256, pages }) => ({
        recipient: document.recipient.name,
        date: writeDay(document.date, language),
        // The letter is English, whatever the sheet is.
        copyDate: formatLongCivilDate(document.date),
        fingerprint: fingerprintOf(sha256),
        pages: t.pages(pages),
        textTitle: t.textTitle(document.recipient.name),
        facts: facts.map((fact) => {
          const [yes, no] = answersOf(fact);
          const text =
            fact.kind === 'letter'
              ? `${t.whole}: ${fact.text}`
              : fact.kind === 'person'
                ? `${t.person}: ${fact.text}`
                : fact.kind === 'line'
                  ? `${fact.text}. ${t.whose}`
                  : fact.text;
          return { text, yes: words[yes], no: words[no] };
        }),
        copy: { ...document, paragraphs: document.body ? bodyText(document.body).split(/\n+/u) : [] },
      })),
    },
  });
  return made.pdf;
}

function writeDay(day: CivilDate, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

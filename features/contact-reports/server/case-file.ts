// The papers about one case as PDF: read, put in order, and printed with what is enclosed.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { MOST_FILE_PAGES, type TypstFile } from '../../../platform/server/pdf/typst-protocol.ts';
import type { TypstDocument } from '../../../platform/server/pdf/typst-renderer.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findCurrentAgreement } from '../../agreements/server/public.ts';
import { listOutcomes } from '../../disputes/server/public.ts';
import { listHeldDocuments, readBytes, type HeldDocument } from '../../files/server/public.ts';
import { readMailedLetters } from '../../letters/server/public.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { letterTo, storedDay, writeCaseFile, type CaseFileKind } from '../rules/case-file.ts';
import { caseFileTexts } from '../rules/case-file-texts.ts';
import type { SheetExhibit, SheetOffice } from '../rules/report-sheet.ts';
import { sheetTexts } from '../rules/sheet-texts.ts';
import { readHistory } from './read-parts.ts';
import { renderReport } from './render-report.ts';
import { listReportDays } from './store.ts';

/** More than these no one prints as one file; they are named. */
const MOST_PAPERS = 80;
/** Other papers of the client that belong to the matter. Identification is in the letters already. */
const OTHER_PAPERS = ['creditor-letter', 'other'] as const;
const PICTURE = { width: 1460, height: 1960, quality: 82 } as const;

export interface CaseFileCall {
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
  readonly zone: string;
}
export interface CaseOfContact {
  readonly id: string;
  readonly name: string;
  readonly state: string | null;
  readonly ssnLast4: string | null;
}
interface Paper {
  readonly title: string;
  readonly on: CivilDate;
  readonly ending: 'pdf' | 'jpg';
  readonly bytes: Uint8Array;
  readonly pages: number | null;
}

/** @throws DocumentTooHeavy where it is more than one document may be */
export async function renderCaseFile(
  call: CaseFileCall,
  contact: CaseOfContact,
  how: { readonly kind: CaseFileKind; readonly language: Language; readonly givenTo: string | null; readonly office: SheetOffice | null },
): Promise<TypstDocument & { readonly papers: number }> {
  const { db, services, now, zone } = call;
  const { kind, language } = how;
  const texts = caseFileTexts[language];
  const today = civilDateAt(now, zone);
  const { letters, leftOut } = await readMailedLetters(db, services, contact.id, MOST_PAPERS + 1);
  const outcomes = (await listOutcomes(db, services.sealer, contact.id)).filter(({ state }) => state === 'accepted');
  const history = await readHistory({ db, sealer: services.sealer }, contact.id, language);
  const own = new Set(
    history.items.flatMap(({ steps }) => Object.values(steps).flatMap((all) => all.map((step) => `${step.roundNumber}`))),
  );
  const reportDays = await listReportDays(db, contact.id);
  const signedOn = (await findCurrentAgreement(db, contact.id, contact.state))?.signedOn ?? null;
  const rounds = new Map(
    history.items
      .flatMap(({ steps }) => Object.values(steps).flat())
      .map(({ roundNumber, openedAt }) => [roundNumber, civilDateAt(new Date(openedAt), zone)]),
  );
  const sections = writeCaseFile({
    kind,
    language,
    zone,
    today,
    signedOn,
    reportDays,
    rounds: [...rounds].map(([number, openedOn]) => ({ number, openedOn })).toSorted((a, b) => a.number - b.number),
    letters,
    answers: outcomes
      .filter(({ roundNumber }) => own.has(`${roundNumber}`))
      .map(({ roundNumber, bureau, result, answeredOn }) => ({
        roundNumber,
        bureau,
        result,
        answeredOn: answeredOn === null ? null : storedDay(answeredOn),
      })),
    items: history.items,
    itemsCut: history.cut,
  });
  const held = await listHeldDocuments(db, contact.id);
  const answers = await readAnswers(call, outcomes, held, language);
  const others = kind === 'attorney' ? await readOthers(call, held, new Set(answers.map(({ id }) => id)), today) : [];
  const mailed: Paper[] = letters.map((letter) => ({
    title: texts.letter(letter.roundNumber, letterTo(letter)),
    on: letter.mailedOn,
    ending: 'pdf',
    bytes: letter.bytes,
    pages: letter.pages,
  }));
  const papers = [...[...mailed, ...answers].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)), ...others];
  const printed = papers.slice(0, MOST_PAPERS);
  const files: TypstFile[] = printed.map(({ bytes, ending }, i) => ({ name: `paper-${i}.${ending}`, bytes }));
  const exhibits: SheetExhibit[] = printed.map(({ title, on, ending, pages }, i) => ({
    title,
    day: formatCivilDate(on, language),
    file: `paper-${i}.${ending}`,
    paged: ending === 'pdf',
    pages,
  }));
  const heading = texts.kinds[kind];
  const days = [signedOn, ...reportDays, ...letters.map(({ mailedOn }) => mailedOn)].filter((day) => day !== null).toSorted();
  const made = await renderReport(
    {
      title: sheetTexts[language].title(heading, contact.name),
      heading,
      language,
      pageWords: sheetTexts[language].page,
      logoOf: sheetTexts[language].logoOf,
      office: how.office,
      client: contact.name,
      details: [
        { label: sheetTexts[language].madeOn, value: formatCivilDate(today, language) },
        { label: texts.preparedFor, value: how.givenTo ?? texts.client },
        ...(days[0] === undefined
          ? []
          : [{ label: texts.covers, value: texts.span(formatCivilDate(days[0], language), formatCivilDate(today, language)) }]),
      ],
      intro: [
        ...texts.intro[kind],
        ...(leftOut === 0 ? [] : [texts.leftOut(leftOut)]),
        ...(papers.length === 0 ? [texts.noExhibits] : papers.length > MOST_PAPERS ? [texts.tooMany(MOST_PAPERS)] : []),
      ],
      sections,
      exhibits,
      exhibitWords: texts.exhibits,
      mostPages: MOST_FILE_PAGES,
    },
    services.typst,
    contact.ssnLast4,
    files,
  );
  return { ...made, papers: printed.length };
}

/** The bureaus' letters that outcomes rest on, each once, on the day they bear. */
async function readAnswers(
  call: CaseFileCall,
  outcomes: Awaited<ReturnType<typeof listOutcomes>>,
  held: readonly HeldDocument[],
  language: Language,
): Promise<(Paper & { readonly id: string })[]> {
  const papers = new Map<string, Paper & { readonly id: string }>();
  for (const { file, answeredOn, bureau } of outcomes) {
    const document = held.find(({ id }) => id === file?.id);
    if (!document || answeredOn === null || papers.has(document.id)) continue;
    const title = caseFileTexts[language].answerOf(BUREAU_NAMES[bureau]);
    papers.set(document.id, { ...(await readPaper(call, document)), id: document.id, title, on: storedDay(answeredOn), pages: null });
  }
  return [...papers.values()];
}

async function readOthers(
  call: CaseFileCall,
  held: readonly HeldDocument[],
  known: ReadonlySet<string>,
  today: CivilDate,
): Promise<Paper[]> {
  const wanted = held.filter(({ id, kind }) => !known.has(id) && OTHER_PAPERS.some((other) => other === kind)).slice(0, MOST_PAPERS);
  const papers: Paper[] = [];
  for (const document of wanted) papers.push({ ...(await readPaper(call, document)), title: document.title, on: today, pages: null });
  return papers;
}

async function readPaper({ db, services }: CaseFileCall, { id, mediaType }: HeldDocument): Promise<Pick<Paper, 'bytes' | 'ending'>> {
  const bytes = await readBytes(db, services, id);
  if (mediaType === 'application/pdf') return { bytes, ending: 'pdf' };
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'inside', withoutEnlargement: true });
  return { bytes: await picture.flatten({ background: '#fff' }).jpeg({ quality: PICTURE.quality }).toBuffer(), ending: 'jpg' };
}

import type { ReactElement } from 'react';
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { LOCALES } from '../../../platform/base/language.ts';
import { DocumentView } from '../../../platform/web/document/DocumentView.tsx';
import type { LetterDocument, LetterItem, PostalAddress } from '../rules/letter-document.ts';
import { ExtractSheet } from './ExtractSheet.tsx';
import classes from './LetterSheet.module.css';

/** A letter on a sheet, as it will be printed: the same words in the same order. */
export function LetterSheet({ letter }: { readonly letter: LetterDocument }): ReactElement {
  return (
    <article className={classes['sheet']} lang={letter.language} aria-label={letter.title}>
      {letter.draft && <p className={classes['draft']}>Draft</p>}
      <Address address={letter.sender} />
      <p>{letter.language === 'en' ? formatLongCivilDate(letter.date) : longDate(letter)}</p>
      <Address address={letter.recipient} />
      {letter.identification.length > 0 && (
        <p>
          {letter.identification.map(({ label, value }) => (
            <span key={label} className={classes['line']}>
              {label}: {value}
            </span>
          ))}
        </p>
      )}
      <p className={classes['subject']}>{letter.subject}</p>
      {letter.salutation !== '' && <p>{letter.salutation}</p>}
      {letter.opening.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {letter.body && (
        <div className={classes['body']}>
          <DocumentView document={letter.body} language={letter.language} />
        </div>
      )}
      <ol className={classes['items']}>
        {/* The same account may stand in a letter twice, and items never move. */}
        {letter.items.map((item, i) => (
          <Item key={i} item={item} reportedOn={letter.reportedOn} />
        ))}
      </ol>
      {letter.closing.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={classes['valediction']}>{letter.valediction}</p>
      <p>{letter.sender.name}</p>
      {letter.enclosures.length > 0 && (
        <p>
          {letter.language === 'es' ? 'Anexos' : 'Enclosures'}: {letter.enclosures.join('; ')}
        </p>
      )}
      {letter.extract && letter.bureau !== undefined && <ExtractSheet extract={letter.extract} bureau={letter.bureau} />}
    </article>
  );
}

function longDate({ date, language }: LetterDocument): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

function Item({ item, reportedOn }: { readonly item: LetterItem; readonly reportedOn: string | undefined }): ReactElement {
  return (
    <li>
      <p className={classes['heading']}>
        {item.heading}
        {item.accountNumberMasked !== undefined && `, account ${item.accountNumberMasked}`}
      </p>
      {item.reported.length > 0 && (
        <p className={classes['reported']}>
          <span className={classes['label']}>As reported{reportedOn === undefined ? '' : ` on ${reportedOn}`}</span>
          {item.reported.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </p>
      )}
      {item.earlier !== undefined && <p>{item.earlier}</p>}
      <p>{item.reason}</p>
      {item.facts.length > 0 && (
        <ul className={classes['facts']}>
          {item.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <p>{item.instruction}</p>
    </li>
  );
}

function Address({ address }: { readonly address: PostalAddress }): ReactElement {
  return (
    <address className={classes['address']}>
      {[address.name, ...address.lines].map((line) => (
        <span key={line} className={classes['line']}>
          {line}
        </span>
      ))}
    </address>
  );
}

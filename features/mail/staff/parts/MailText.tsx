import { Anchor, Button, CopyButton } from '@mantine/core';
import { Fragment, type ReactElement } from 'react';
import { leadsTo, splitLinks } from '../../rules/mail-text.ts';
import classes from './MailText.module.css';

/** The words of a mail as they were written. Links to this office open and can be copied; any other stays text. */
export function MailText({ text }: { readonly text: string }): ReactElement {
  return (
    <div className={classes['text']}>
      {splitLinks(text).map((part, place) => (
        <Fragment key={place}>
          {part.isLink && leadsTo(location.origin, part.text) ? (
            <>
              <Anchor underline="always" href={part.text} target="_blank" rel="noopener noreferrer">
                {part.text}
              </Anchor>
              <CopyButton value={part.text} timeout={3000}>
                {({ copied, copy }) => (
                  <Button className={classes['copy'] ?? ''} variant="default" size="compact-xs" onClick={copy}>
                    {copied ? 'Copied' : 'Copy link'}
                  </Button>
                )}
              </CopyButton>
            </>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </div>
  );
}

// A filled document on screen, as it will be signed. It is made of elements and text, never of HTML that someone wrote.
import { Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { FilledBlock, FilledDocument, FilledInline } from '../../base/document/filled-document.ts';
import type { Language } from '../../base/language.ts';
import classes from './DocumentView.module.css';

interface DocumentViewProps {
  readonly document: FilledDocument;
  readonly language: Language;
  /** What stands in the space of a signature; an empty line while this is left out. */
  readonly signature?: ((who: 'client' | 'office') => ReactNode) | undefined;
}

export function DocumentView({ document, language, signature }: DocumentViewProps): ReactElement {
  return (
    <div className={classes['document']} lang={language}>
      <Blocks blocks={document.content} signature={signature ?? (() => null)} />
    </div>
  );
}

interface BlocksProps {
  readonly blocks: readonly FilledBlock[];
  readonly signature: (who: 'client' | 'office') => ReactNode;
}

// Blocks have no names; their order never changes while one document is shown.
const Blocks = ({ blocks, signature }: BlocksProps): ReactElement => (
  <>
    {blocks.map((block, i) => (
      <BlockView key={i} block={block} signature={signature} />
    ))}
  </>
);

function BlockView({
  block,
  signature,
}: {
  readonly block: FilledBlock;
  readonly signature: BlocksProps['signature'];
}): ReactElement | null {
  switch (block.type) {
    case 'paragraph':
      return <p style={alignment(block.attrs?.textAlign)}>{lineOf(block.content)}</p>;
    case 'heading': {
      // The page has the first level; a heading without words would be announced as nothing.
      const Heading = HEADINGS[block.attrs.level];
      return block.content?.length ? <Heading style={alignment(block.attrs.textAlign)}>{lineOf(block.content)}</Heading> : null;
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map(({ content }, i) => (
            <li key={i}>
              <Blocks blocks={content} signature={signature} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          <tbody>
            {block.content.map((row, i) => (
              <tr key={i}>
                {row.content.map((cell, j) => {
                  const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                  return (
                    <Cell key={j}>
                      <Blocks blocks={cell.content} signature={signature} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'statute': {
      const { heading, paragraphs, bold } = block.attrs;
      return (
        <div lang="en" className={bold ? classes['boldStatute'] : undefined}>
          {heading !== null && <h2>{heading}</h2>}
          {paragraphs.map((text, i) => (
            <p key={i} className={classes['lines']}>
              {text}
            </p>
          ))}
        </div>
      );
    }
    case 'signature':
      return <div className={classes['signature']}>{signature(block.attrs.who)}</div>;
    case 'pageBreak':
      return <hr />;
    default:
      return block satisfies never;
  }
}

const HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;
const alignment = (align: CSSProperties['textAlign'] | null): CSSProperties | undefined => (align ? { textAlign: align } : undefined);

const lineOf = (line: readonly FilledInline[] = []): ReactNode =>
  line.map((part, i) => <Fragment key={i}>{part.type === 'hardBreak' ? <br /> : marked(part.text, part.marks)}</Fragment>);

const TAGS = { bold: 'strong', italic: 'em', underline: 'u' } as const;
function marked(text: string, marks: Extract<FilledInline, { type: 'text' }>['marks'] = []): ReactNode {
  return marks.reduce<ReactNode>((inner, { type }) => {
    const Tag = TAGS[type];
    return <Tag>{inner}</Tag>;
  }, text);
}

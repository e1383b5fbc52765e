// XML as the same nodes JSON is read by (source-node.ts): attributes under '@name', text under '$', one child as a value, several as a
// list, all by local name. Nothing in the file is expanded or fetched: a DOCTYPE is refused, and only XML's own five entities and
// characters by number are known (security case D33).
import { Parser } from 'htmlparser2';
import type { JsonNode } from './source-node.ts';

/** Real reports nest about 20 levels. */
const MOST_LEVELS = 100;
const MOST_NODES = 1_000_000;
/** Elements of reports have about thirty; an element with very many takes seconds. */
const MOST_ATTRIBUTES = 2_000;
/** Reports have a few hundred characters by number ("&#38;"); a million of them are an attack on memory. */
const MOST_NUMBERED = 50_000;

export type XmlFault = 'doctype' | 'too deep' | 'too large' | 'broken';

class Fault extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An element with only text is that text; every other is a node of these. */
type Child = string | JsonNode;
interface Open {
  readonly name: string;
  readonly node: Record<string, unknown>;
  text: string;
  plain: boolean;
}

/** `{RootName: node}` of well-formed XML, or why it is not read. Names lose their prefix: 'ns2:TrueLink' is 'TrueLink'. */
export function parseXml(text: string): JsonNode | XmlFault {
  if ((text.match(/&#/g)?.length ?? 0) > MOST_NUMBERED) return 'too large';
  const top: Open = { name: '', node: {}, text: '', plain: false };
  const open: Open[] = [top];
  let nodes = 0;
  /** Of the element that is being opened. */
  let attributesHere = 0;
  /** Names of attributes as they are kept; a file has few, and making each again for every element is what costs. */
  const names = new Map<string, string>();
  /** Within CDATA, where '&lt;' is four letters. */
  let literal = false;
  const parser = new Parser(
    {
      onopentagname() {
        attributesHere = 0;
      },
      onattribute() {
        if (++attributesHere > MOST_ATTRIBUTES) throw new Fault('too large');
      },
      onopentag(tag, attributes) {
        if (open.length > MOST_LEVELS) throw new Fault('too deep');
        if (++nodes > MOST_NODES) throw new Fault('too large');
        const node: Record<string, unknown> = {};
        let plain = true;
        for (const key of Object.keys(attributes)) {
          let name = names.get(key);
          if (name === undefined) names.set(key, (name = attributeName(key)));
          if (name === '') continue;
          plain = false;
          node[name] = oneLine(resolve(attributes[key] ?? ''));
        }
        open.push({ name: localName(tag), node, text: '', plain });
      },
      ontext(part) {
        const current = open.at(-1);
        if (current) current.text += literal ? part : resolve(part);
      },
      oncdatastart() {
        literal = true;
      },
      oncdataend() {
        literal = false;
      },
      onclosetag() {
        const closed = open.pop();
        const parent = open.at(-1);
        if (!closed || !parent) throw new Fault('broken');
        const text = closed.text.trim();
        if (text !== '' && !closed.plain) closed.node['$'] = text;
        add(parent, closed.name, closed.plain ? text : closed.node);
      },
      // A DOCTYPE, or any other declaration; text that only mentions one (a page kept in CDATA) does not come here.
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new Fault('doctype');
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  try {
    parser.write(text);
    // What is still open now was never closed: the file breaks off.
    if (open.length > 1) return 'broken';
    parser.end();
  } catch (fault) {
    if (fault instanceof Fault) return fault.fault;
    throw fault;
  }
  return nodes > 0 ? top.node : 'broken';
}

function add(parent: Open, name: string, child: Child): void {
  // Every object has a '__proto__' of its own; no report has an element of that name.
  if (name === '__proto__') throw new Fault('broken');
  parent.plain = false;
  const known = parent.node[name];
  if (known === undefined) parent.node[name] = child;
  else if (Array.isArray(known)) known.push(child);
  else parent.node[name] = [known, child];
}

const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d+|#[xX][\da-fA-F]+);/g;

/** Characters written by name or number; reports that travel as text have thousands, which the parser would tell one by one. */
function resolve(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, characterOf) : text;
}

function characterOf(entity: string): string {
  const named = NAMED[entity];
  if (named !== undefined) return named;
  const point = /^&#x/i.test(entity) ? Number.parseInt(entity.slice(3), 16) : Number.parseInt(entity.slice(2), 10);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '\ufffd';
}

/** Line breaks within an attribute are blanks in XML; files that were laid out again have them in the middle of words' gaps. */
function oneLine(value: string): string {
  return /[\n\r\t]/.test(value) ? value.replace(/\s+/g, ' ') : value;
}

/** '' for the declaration of a prefix, which is no attribute. */
function attributeName(key: string): string {
  return key === 'xmlns' || key.startsWith('xmlns:') ? '' : `@${localName(key)}`;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

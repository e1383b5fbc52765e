// MISMO 3.x XML (field reference 2.6): a MESSAGE whose services hold the order and, once it is done, the report.
import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { down, list, mismo3View, type Found } from './mismo3-view.ts';
import { mismoRefusals, orderState } from './mismo-refusals.ts';
import { readMismo, type Order } from './mismo-report.ts';

/** Reads the first credit response that holds a report; refuses orders that are under way, failed or came back without data. */
export function readMismo3(message: JsonNode, client?: number): CreditReport | Refusal {
  const sets = list(message, 'DEAL_SETS', 'DEAL_SET');
  const deals = sets.flatMap((set) => list(set, 'DEALS', 'DEAL'));
  const services = deals.flatMap((deal) => list(deal, 'SERVICES', 'SERVICE').map((service) => ({ service, around: [service, deal] })));
  const found = services.flatMap(({ service, around }): Found[] => {
    const response = down(service, 'CREDIT', 'CREDIT_RESPONSE');
    return response ? [{ response, around }] : [];
  });
  const best =
    found.find(({ response }) => childOf(response, 'CREDIT_LIABILITIES')) ??
    found.find(({ response }) => childOf(response, 'CREDIT_FILES')) ??
    found[0];
  const errors = [...childrenOf(message, 'DEAL_SETS'), ...sets, ...deals, ...services.map(({ service }) => service)].flatMap(errorsIn);
  const order = orderOf(
    message,
    services.map(({ service }) => service),
    errors,
  );
  // Documents beside an empty response are the same empty report on paper.
  if (best) return readMismo(mismo3View(best), { ...order, hasDocuments: false }, client);
  if (errors.some((text) => /authenticat|login|log in|sign|password/i.test(text))) return mismoRefusals.signIn();
  if (order.state === 'failed') return mismoRefusals.failed();
  if (order.state === 'waiting') return mismoRefusals.notFinished();
  if (order.hasDocuments) return mismoRefusals.documentOnly();
  return services.some(({ service }) => childOf(service, 'CREDIT')) ? mismoRefusals.noFile() : refusals.unknownFormat();
}

function orderOf(message: JsonNode, services: readonly JsonNode[], errors: readonly string[]): Order {
  const statuses = services.flatMap((service) => list(service, 'STATUSES', 'STATUS'));
  const state = orderState(
    statuses.map((status) => textOf(status, 'StatusCode')),
    statuses.map((status) => textOf(status, 'StatusDescription')),
  );
  const hasDocuments = list(message, 'DOCUMENT_SETS', 'DOCUMENT_SET').some((set) => list(set, 'DOCUMENTS', 'DOCUMENT').length > 0);
  return { state: errors.length > 0 ? 'failed' : state, hasDocuments };
}

/** Category and text of every error of the request itself, such as a refused sign-in. */
function errorsIn(node: JsonNode): string[] {
  const holders = [node, ...list(node, 'DEAL_SET_SERVICES', 'DEAL_SET_SERVICE')];
  return holders
    .flatMap((holder) => list(holder, 'ERRORS', 'ERROR'))
    .flatMap((error) => list(error, 'ERROR_MESSAGES', 'ERROR_MESSAGE'))
    .map((text) => `${textOf(text, 'ErrorMessageCategoryCode')} ${textOf(text, 'ErrorMessageText')}`);
}

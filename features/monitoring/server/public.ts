// What lists of people and the start of the day may ask about monitoring, and how a merge of two contacts takes it along.
export { moveConnections, moveConnectionsBack } from './store/merge.ts';
export { findMonitoring } from './store/by-contact.ts';
export { monitoringNeeds } from './monitoring-needs.ts';

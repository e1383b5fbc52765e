/** A document that takes more memory or time than one may. It would again, so it is not tried twice. */
export class DocumentTooHeavy extends Error {
  constructor(of: 'memory' | 'time') {
    super(`This document takes more ${of} to make than one document may. Please make it shorter, or split it.`);
    this.name = 'DocumentTooHeavy';
  }
}

// Clauses that a contract with a client may not have, in English and Spanish. Patterns are matched against text in lower case and without accents.

export interface ClauseFamily {
  readonly code: string;
  /** What is wrong and what to do. */
  readonly sentence: string;
  readonly citation: string;
  /** Not forbidden where the same clause says that it is not so: 'we do not charge a setup fee'. */
  readonly clauses: readonly RegExp[];
  /** Forbidden as they are, because the denial is the wrong: 'you cannot cancel'. */
  readonly denials: readonly RegExp[];
}

export const CLAUSE_FAMILIES: readonly ClauseFamily[] = [
  {
    code: 'waiver',
    sentence: 'A client cannot give up rights of the law, and asking for it breaks the law. Please take this out.',
    citation: '15 U.S.C. 1679f',
    clauses: [
      /\bwaiv(e|es|ed|ing|er|ers)\b/,
      /\b(renounc\w+|relinquish\w*|forgo\w*|forfeit\w*|give[sn]? up|surrender\w*)\b.{0,30}\b(right|claim|protection)s?\b/,
      /\bsign(s|ing|ed)? away\b/,
      /\b(renunci\w+)\b/,
      /\b(ceder?|cede|abandona\w*|desisti\w+|desiste) (de )?(su|sus|los|el|todo|toda)?\b.{0,20}\b(derecho|reclamo|demanda)s?\b/,
    ],
    denials: [
      /\b(has|have|hold|retain)s? no right to (sue|a refund|cancel|dispute)\b/,
      /\bno (tiene|tendra) derecho a (demandar|cancelar|un reembolso)\b/,
    ],
  },
  {
    code: 'cancel-limited',
    sentence:
      'A client may cancel at any time in the first days, without any cost and for any reason. Please take out what makes that harder.',
    citation: '15 U.S.C. 1679e(a)',
    clauses: [
      /\b(cancell?ation|cancell?ing|early termination|termination|withdrawal) (fee|charge|penalty|cost)s?\b/,
      /\b(fee|charge|penalty)s? (for|upon|on|of) (cancel|terminat)\w*/,
      /\b(restocking|processing|administrative) fee\b.{0,40}\bcancel/,
      /\bnon[- ]?(cancell?able|refundable)\b/,
      /\birrevocabl[ey]\b/,
      /\b(cargo|cuota|tarifa|multa|penalidad|penalizacion|costo)s? (por|de) (cancel|terminacion|rescision)\w*/,
      /\birrevocable(mente)?\b/,
    ],
    denials: [
      /\bno refunds?\b/,
      /\b(not|never) (be )?(refund|return)(ed|able)\b/,
      /\b(can ?not|can't|may not|shall not|must not|unable to|not allowed to|not permitted to) (be )?(cancel|terminat|revoke|withdraw)\w*/,
      /\b(only|must) (be )?cancel(led|ed)? (by|with|after|in)\b.{0,30}\b(certified|notar|consent|approval|month)/,
      /\bno (es|son|sera|seran) reembolsables?\b/,
      /\b(sin|no hay|no habra|no se haran?|no se dan) (derecho a )?(reembolso|devolucion)(es)?\b/,
      /\bno (puede|podra|se puede|se podra|debe|debera) (ser )?(cancel|rescind|revoc)\w*/,
    ],
  },
  {
    code: 'early-start',
    sentence: 'No work may be done before the cancellation period is over, and a client cannot shorten it. Please take this out.',
    citation: '15 U.S.C. 1679d(a)(2)',
    clauses: [
      /\bexpedit\w+\b/,
      /\b(begin|start|commence|perform)s?\b.{0,40}\b(immediately|at once|right away|today|same day)\b/,
      /\b(begin|start|commence|perform)s?\b.{0,40}\b((upon|on) (signing|signature|execution|the day of signing)|(when|as soon as) you sign)\b/,
      /\b(immediately|upon signing|at once|right away|today)\b.{0,30}\b(begin|start|commence)s?\b/,
      /\b(begin|start|commence|perform)\w*\b.{0,40}\bbefore\b.{0,30}\b(cancell?ation|waiting|cooling[- ]off|three|3|five|5)\b/,
      /\b(shorten|skip|bypass)\w*\b.{0,30}\b(period|waiting|days)\b/,
      /\b(comenz\w+|comienza|empez\w+|empieza|inici(a|ar|aremos|ara)|prest(ar|aremos|a))\b.{0,40}\b(de inmediato|inmediatamente|hoy mismo)\b/,
      /\b(comenz\w+|comienza|empez\w+|empieza|inici(a|ar|aremos|ara)|prest(ar|aremos|a))\b.{0,40}\b(al firmar|en cuanto firme|el mismo dia)\b/,
      /\b(comenz\w+|comienza|empez\w+|empieza|inici(a|ar|aremos|ara)|prest(ar|aremos|a))\b.{0,40}\bantes de que termine\b/,
      /\b(aceler(a|ar|amos)|acort(a|ar)|omit(e|ir)|salt(a|ar)se)\b.{0,30}\b(periodo|plazo|espera)\b/,
    ],
    denials: [],
  },
  {
    code: 'liability',
    sentence: 'A client cannot be asked to free the office from claims under the law. Please take this out.',
    citation: '15 U.S.C. 1679f',
    clauses: [
      /\breleas(e|es|ing)\b.{0,50}\b(from|of)\b.{0,30}\b(liabilit|claim|damage|responsibilit|demand|action)\w*/,
      /\bhold\b.{0,40}\bharmless\b/,
      /\bindemnif(y|ies|ied|ication)\b/,
      /\b(limit|limits|limited|limitation|exclude|excludes|disclaim|disclaims)\b.{0,30}\bliabilit(y|ies)\b/,
      /\bliabilit(y|ies)\b.{0,40}\b(is|are|shall be|will be) (limited|excluded)\b/,
      /\bat your own risk\b/,
      /\b(liber(a|an|ar)|exim(e|en|ir)|exoner(a|an|ar)|descarg(a|ar))\b.{0,50}\b(responsabilidad|reclamo|reclamacion|demanda|dano)(es|s)?\b/,
      /\bindemniz(a|ar|ara|acion)\b/,
      /\blimit(a|ar|acion)\b.{0,20}\bresponsabilidad\b/,
      /\b(por|bajo) su (propia cuenta y riesgo|propio riesgo)\b/,
    ],
    denials: [
      /\b(covenant|agree|promise)s? not to (sue|bring|file)\b/,
      /\b(not|never) (be )?(liable|responsible)\b/,
      /\bno liability\b/,
      /\bno (es|sera|somos|seremos|se hace|nos hacemos) responsables?\b/,
      /\b(no demandar|se compromete a no demandar|acepta no demandar)\b/,
      /\bsin responsabilidad alguna\b/,
    ],
  },
  {
    code: 'advance-fee',
    sentence:
      'No money may be asked for or taken before the service it pays for has been fully performed. Please say that the fee is due afterwards.',
    citation: '15 U.S.C. 1679b(b)',
    clauses: [
      /\b(set ?-?up|enrol?lment|sign ?-?up|first[- ]work|initial|activation|onboarding)[- ](work )?(fee|payment|charge|cost|amount)s?\b/,
      /\b(registration|start ?-?up|application|audit|retainer|membership|advance|up ?-?front|down)[- ](fee|payment|charge|cost|amount)s?\b/,
      /\b(retainer|deposit|down payment|pre-?payment)s?\b/,
      /\b(due|payable|paid|pays?|charged?|owed?)\b.{0,30}\b(at|on|upon|with|the day of|when you) (sign\w*|enrol?lment|execution)\b/,
      /\b(collect|collected)\b.{0,30}\b(at|on|upon|with|the day of|when you) (sign\w*|enrol?lment|execution)\b/,
      /\b(due|payable|paid|pay|charged?|collected)\b.{0,25}\b(today|now|immediately|in advance|up ?-?front|beforehand)\b/,
      /\b(paid|pay|payable|due|charged?)\b.{0,40}\bbefore\b.{0,25}\b(we|work|services?|any|the|letters?)\b/,
      /\b(monthly|each month|every month)\b.{0,25}\bin advance\b/,
      /\b(pago|cuota|cargo|tarifa|costo|abono) (inicial|por adelantado|anticipad[oa])\b/,
      /\b(pago|cuota|cargo|tarifa|costo|abono) de (inscripcion|activacion|registro|apertura|entrada|matricula)\b/,
      /\b(anticipos?|enganche|depositos?)\b/,
      /\b(por adelantado|de antemano|por anticipado)\b/,
      /\b(pag\w+|debe|vence|cobr\w+)\b.{0,30}\b(al firmar|a la firma|al inscribirse|hoy)\b/,
      /\b(pag\w+|cobr\w+)\b.{0,40}\bantes de (que|comenzar|empezar|iniciar|prestar)\b/,
    ],
    denials: [],
  },
  {
    code: 'promise',
    sentence: 'No one can promise what a credit report or a score will say. Please describe the work instead of a result.',
    citation: '15 U.S.C. 1679b(a)(3)',
    clauses: [
      /\b(guarant(ee|ees|eed|y)|promis(e|es|ed)|warrant(s|ed)?)\b.{0,60}\b(remov|delet|eras|score|points?|approv|result)\w*/,
      /\b(guarant(ee|ees|eed|y)|promis(e|es|ed)|warrant(s|ed)?)\b.{0,60}\b(improve|success|repair|fix)\w*/,
      /\b(assur(e|es|ed)|ensur(e|es))\b.{0,60}\b(remov|delet|eras|score|points?|approv|result|improve|success|repair|fix)\w*/,
      /\b(remov|delet|score|approv|result|improvement|success)\w*.{0,40}\b(is|are) (guaranteed|assured|certain)\b/,
      /\b(will|shall) (be )?(remove|removed|delete|deleted|erase|erased)\b/,
      /\b(raise|raises|increase|increases|boost|boosts|improve|improves|add)\b.{0,30}\b(score|scores|rating|points)\b/,
      /\b\d+ ?\+? points?\b/,
      /\b(remov(e|es|al of)|deletes?|erases?)\b.{0,40}\b(accurate|correct|true) (and \w+ )?(items?|information|accounts?|marks)\b/,
      /\b(remov(e|es|al of)|deletes?|erases?)\b.{0,40}\b(any|all) (negative |bad )?(items?|information|accounts?|marks)\b/,
      /\b(new|second|clean) credit (file|identity|profile|record)\b/,
      /\b(cpn|credit privacy number|credit profile number)s?\b/,
      /\b(approved|endorsed|licensed|authorized|certified) by the (federal )?(government|ftc|cfpb|bureaus?)\b/,
      /\b(garantiz\w+|promet\w+|asegur(a|amos|aremos))\b.{0,60}\b(elimin|borr|quit|puntaj|puntos|aprob|resultad|mejor)\w*/,
      /\b(eliminaremos|borraremos|quitaremos|sera[n]? (eliminad|borrad)[oa]s?)\b/,
      /\b(subir|sube|aument\w+|mejor(a|ar|aremos)|elev(a|ar))\b.{0,30}\b(puntaje|puntuacion|puntos|calificacion)\b/,
      /\b\d+ puntos\b/,
      /\b(eliminar|borrar|quitar)\b.{0,40}\b(informacion|datos|cuentas)\b.{0,15}\b(correct|exact|veridic|negativ)\w*/,
      /\b(nueva identidad|nuevo (archivo|historial|expediente)) (de credito|crediticia|crediticio)\b/,
      /\b(aprobad|respaldad|autorizad|certificad)[oa]s? por (el gobierno|la ftc|la cfpb|los buros)\b/,
    ],
    denials: [],
  },
  {
    code: 'notice-in-text',
    sentence: 'The program attaches two copies of the notice of cancellation. Please take this part of it out of the text.',
    citation: '15 U.S.C. 1679e(b)',
    clauses: [],
    denials: [
      /\bi hereby cancel this (transaction|contract|agreement)\b/,
      /\bmail or deliver a signed\b/,
      /\bpurchaser'?s signature\b/,
      /\bpor (la presente|este medio) cancelo\b/,
    ],
  },
  {
    code: 'statement-in-text',
    sentence: 'The federal statement of rights is a paper of its own and may not stand in the contract. Please take this part of it out.',
    citation: '15 U.S.C. 1679c(b)',
    clauses: [],
    denials: [
      /\bconsumer credit file rights under state and federal law\b/,
      /\byou have a right to (dispute inaccurate information in|obtain a copy of) your credit report\b/,
      /\byou have a right to sue a credit repair organization\b/,
      /\bpublic reference branch\b/,
      /\bderechos (del consumidor )?sobre (su )?(el )?(archivo|expediente) de credito\b/,
    ],
  },
  {
    code: 'statute-retyped',
    sentence:
      'The statement beside the signature has to be the locked text of the law. Please take out what was typed and insert the locked one.',
    citation: '15 U.S.C. 1679d(b)(4)',
    clauses: [],
    denials: [/\byou may cancel this contract without penalty or obligation\b/, /\bbefore midnight of the (3rd|third) (business )?day\b/],
  },
];

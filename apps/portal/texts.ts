// The words of the portal's frame and of the pages that put several features together.
import { inBothLanguages } from '../../platform/base/language.ts';

export const layoutTexts = inBothLanguages(
  {
    loading: 'Loading...',
    skip: 'Skip to the page',
    menu: 'Menu',
    main: 'Main',
    profile: 'Profile',
    signOut: 'Sign Out',
    pages: {
      dashboard: 'Dashboard',
      scores: 'My Credit Scores',
      disputes: 'Dispute Status',
      documents: 'Documents',
      messages: 'Messages',
    },
  },
  {
    loading: 'Cargando...',
    skip: 'Saltar a la página',
    menu: 'Menú',
    main: 'Principal',
    profile: 'Perfil',
    signOut: 'Cerrar sesión',
    pages: {
      dashboard: 'Inicio',
      scores: 'Mis puntajes de crédito',
      disputes: 'Estado de las disputas',
      documents: 'Documentos',
      messages: 'Mensajes',
    },
  },
);

export const pageTexts = inBothLanguages(
  {
    hello: (name: string) => `Hello, ${name}`,
    invitation: 'Invitation',
    failure: 'This page could not be shown',
    tryAgain: 'Try again',
  },
  {
    hello: (name: string) => `Hola, ${name}`,
    invitation: 'Invitación',
    failure: 'No se pudo mostrar esta página',
    tryAgain: 'Intentar de nuevo',
  },
);

export const dashboardTexts = inBothLanguages(
  {
    waiting: (count: number) =>
      count === 1 ? 'One question about your report waits for your answer' : `${count} questions about your report wait for your answer`,
    asked: (count: number) => (count === 1 ? 'Your office asks you for a document' : `Your office asks you for ${count} documents`),
    wrote: (count: number) => (count === 1 ? 'You have a new message' : `You have ${count} new messages`),
    noneYet: 'No disputes yet',
    preparing: 'Your office is preparing your first disputes',
    willAppear: 'Your disputes and letters will appear under Dispute Status.',
    nothingToDo: 'There is nothing you need to do here right now. Your disputes and letters will appear under Dispute Status.',
    over: 'There is nothing for you to do',
    overWithRounds: 'You can still read what was disputed and the letters that were written. Your documents and messages stay here.',
    overWithout: 'Nothing was disputed for you. Your documents and messages stay here.',
    readThem: 'Read your disputes and letters',
    beingPrepared: 'Your letters are being prepared.',
    beingMade: 'Your letters are being made.',
    lookedInto: 'Your office is looking into your letters.',
    ready: (count: number) => (count === 1 ? 'Your letter is ready to read.' : `Your ${count} letters are ready to read.`),
    law: 'Once a bureau has received a letter, the law gives it 30 days to answer, in some cases 45.',
    started: (round: number) => `Round ${round} started {}`,
    seeThem: 'See your disputes and letters',
    office: 'Your office',
  },
  {
    waiting: (count: number) =>
      count === 1 ? 'Una pregunta sobre su reporte espera su respuesta' : `${count} preguntas sobre su reporte esperan su respuesta`,
    asked: (count: number) => (count === 1 ? 'Su oficina le pide un documento' : `Su oficina le pide ${count} documentos`),
    wrote: (count: number) => (count === 1 ? 'Tiene un mensaje nuevo' : `Tiene ${count} mensajes nuevos`),
    noneYet: 'Todavía no hay disputas',
    preparing: 'Su oficina está preparando sus primeras disputas',
    willAppear: 'Sus disputas y cartas aparecerán en Estado de las disputas.',
    nothingToDo: 'Por ahora no tiene que hacer nada aquí. Sus disputas y cartas aparecerán en Estado de las disputas.',
    over: 'No tiene que hacer nada',
    overWithRounds: 'Todavía puede leer lo que se disputó y las cartas que se escribieron. Sus documentos y mensajes siguen aquí.',
    overWithout: 'No se disputó nada en su nombre. Sus documentos y mensajes siguen aquí.',
    readThem: 'Leer sus disputas y cartas',
    beingPrepared: 'Sus cartas se están preparando.',
    beingMade: 'Sus cartas se están generando.',
    lookedInto: 'Su oficina está revisando sus cartas.',
    ready: (count: number) => (count === 1 ? 'Su carta está lista para leer.' : `Sus ${count} cartas están listas para leer.`),
    law: 'Cuando un buró recibe una carta, la ley le da 30 días para responder, en algunos casos 45.',
    started: (round: number) => `La ronda ${round} comenzó el {}`,
    seeThem: 'Ver sus disputas y cartas',
    office: 'Su oficina',
  },
);

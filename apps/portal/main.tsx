document.title = 'Redress';
export {};

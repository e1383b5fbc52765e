// What the server and other features may ask about who has an account.
export { inviteToPortal, revokePortalInvite } from './portal-invites.ts';
export { INVITE_ELSEWHERE } from './invitee.ts';
export { createUser, type UserToCreate } from './create-user.ts';
export { invitations } from './invites.ts';
export { findPortalTies, type PortalTie } from './store/portal-ties.ts';
export { lockUser } from './user-rights.ts';
export { findStaff, hasColleague } from './store/users.ts';

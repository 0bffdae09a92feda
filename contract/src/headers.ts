/** Marks a call that a page of the staff makes by itself while nobody is at it: it keeps no login alive. */
export const unattendedHeader = 'x-unattended'

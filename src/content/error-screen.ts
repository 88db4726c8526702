/** The words of the error screen, and of what stands in the place of a form that has crashed. */
export const errorScreen = {
  title: 'Unexpected Application Error!',
  status: '500 Internal Server Error',
  text: 'Something broke on our side. Reach us directly while we mend it:',
  action: 'Return to Home',
} as const;

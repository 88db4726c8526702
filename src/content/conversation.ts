/** Who says something in an example. The agent is marked with a dot. */
export interface Speaker {
  readonly name: string;
  readonly isAgent: boolean;
}

export interface Turn {
  readonly speaker: Speaker;
  readonly text: string;
}

export const agent: Speaker = { name: 'AI agent', isAgent: true };
export const caller: Speaker = { name: 'Caller', isAgent: false };
export const person: Speaker = { name: 'Person', isAgent: false };

declare module '@adobe/structured-data-validator' {
  export class Validator {
    validate(data: {
      jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly { issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}

import { agency } from './agency.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Questions {
  readonly title: string;
  readonly items: readonly Question[];
}

const { figures, consultation } = agency;

/** What people ask before they write, answered inside "Why Choose Us?". */
export const questions = {
  title: 'Before you ask',
  items: [
    {
      question: 'What does it cost?',
      answer: `That depends on how many people call or write to you, and on what the agent has to look up. After the free ${consultation.minutes} minutes you get a written offer with a price. Nothing runs, and nothing is billed, until you sign.`,
    },
    {
      question: 'Do I need a new number or new software?',
      answer:
        'No. You forward the number you have, and the agent writes to the calendar you use. A chatbot is one line on your present website.',
    },
    {
      question: 'What do I have to prepare?',
      answer:
        'The questions your customers ask most, the answers you give, and the name of the person who takes over. A plain list is enough to begin. You approve every source before the agent answers from it.',
    },
    {
      question: 'What if it doesn’t understand, or doesn’t know?',
      answer:
        'It is set to say so. On the phone it asks once more and then offers a person. In a chat it passes the question to your team, with everything said so far.',
    },
    {
      question: 'What happens when the technology fails?',
      answer: `Calls go to a backup number that you chose and that we tested before launch. Your agreement names the uptime we guarantee, ${figures.uptime} for agents and ${figures.uptimeGuarantee} for websites, and what you receive if we miss it.`,
    },
    {
      question: 'Can I switch it off?',
      answer:
        'Yes, by yourself and at any hour: stop the forwarding, or take the chatbot’s line out of your page. How a contract ends is in your agreement.',
    },
  ],
} as const satisfies Questions;

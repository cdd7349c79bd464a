/** The part of nodemailer 7 that is used; the package brings no types. Source: https://nodemailer.com/smtp and /message */
declare module "nodemailer" {
  interface Address {
    name: string;
    address: string;
  }

  interface SmtpOptions {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
    disableFileAccess: boolean;
    disableUrlAccess: boolean;
  }

  interface Message {
    messageId: string;
    date: Date;
    from: Address;
    to: Address;
    replyTo?: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
    attachments: readonly { filename: string; contentType: string; content: Buffer; cid?: string }[];
  }

  interface Transport {
    sendMail(message: Message): Promise<{ messageId: string; response: string }>;
    close(): void;
  }

  export function createTransport(options: SmtpOptions): Transport;
}

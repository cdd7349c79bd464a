import { z } from "zod";

/** The sign-in form. Messages are keys of the texts under `auth.errors`. */
export const signInSchema = z.object({
  email: z.email("email"),
  password: z.string().min(1, "password"),
});
export type SignInValues = z.infer<typeof signInSchema>;

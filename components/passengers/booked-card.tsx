"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import type { BookedFamily } from "@/lib/contracts/portal/people/passenger-book";
import { PersonLine } from "./person-line";
import { savePeople } from "./queries";

/** People who were booked together and are not in the book yet. */
export function BookedCard({ family: { booking_id, booking_number, members } }: { family: BookedFamily }) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => savePeople(members),
    onSuccess: () => askAnew(cache, BOOK_KEY),
  });
  return (
    <li>
      <Card className="divide-y divide-line">
        {members.map((member) => (
          <div key={member.id} className="px-4 py-2">
            <PersonLine person={member} />
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2 text-sm">
          <PageLink href={pages.booking(booking_id)} className="num py-1 text-accent hover:underline">
            {t("ofBooking", { number: booking_number })}
          </PageLink>
          <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
            {t("keep")}
          </Button>
        </div>
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} className="m-2" /> : null}
      </Card>
    </li>
  );
}

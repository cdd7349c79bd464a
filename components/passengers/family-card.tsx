"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/press/icon-button";
import { Badge } from "@/components/ui/states/badge";
import { serverToday } from "@/components/ui/today";
import type { SavedFamily, SavedPassenger } from "@/lib/contracts/portal/passenger-book";
import { formatTypedDate } from "@/lib/i18n/formats";

interface FamilyCardProps {
  family: SavedFamily;
  onEdit: (passenger: SavedPassenger) => void;
  onDelete: (passenger: SavedPassenger) => void;
}

/** People who were saved together, the eldest first. */
export function FamilyCard({ family, onEdit, onDelete }: FamilyCardProps) {
  const t = useTranslations("passengers");
  return (
    <li>
      <Card className="divide-y divide-line">
        {family.members.map((member) => {
          const name = `${member.last_name} ${member.first_name}`;
          return (
            <div key={member.id} className="flex items-center gap-2 py-2 pr-2 pl-4">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 font-medium">
                  {name}
                  {member.doc_expire < serverToday() ? <Badge tone="bad">{t("expired")}</Badge> : null}
                </p>
                <p className="num text-ink-soft text-sm">
                  {t("line", {
                    born: formatTypedDate(member.birthdate),
                    country: member.citizenship,
                    number: member.doc_number,
                    expires: formatTypedDate(member.doc_expire),
                  })}
                  {member.tel ? ` · ${member.tel}` : null}
                </p>
              </div>
              <IconButton label={t("edit", { name })} onPress={() => onEdit(member)}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton label={t("delete", { name })} onPress={() => onDelete(member)}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
          );
        })}
      </Card>
    </li>
  );
}
